package com.github.copilot.tool.processor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.UserPrincipal;
import java.util.List;

/**
 * The operations of Windows that {@link WindowsLibraryCache} needs. Tests replace them by a list in memory, since other
 * systems have none.
 */
class AccessControl {

    /** Creates a directory that has this list from the first moment on. */
    void createDirectory(Path directory, List<AclEntry> list) throws IOException {
        // The name is defined by AclFileAttributeView.
        Files.createDirectory(directory, new FileAttribute<List<AclEntry>>() {
            @Override
            public String name() {
                return "acl:acl";
            }

            @Override
            public List<AclEntry> value() {
                return list;
            }
        });
    }

    UserPrincipal owner(Path path) throws IOException {
        return view(path).getOwner();
    }

    List<AclEntry> list(Path path) throws IOException {
        return view(path).getAcl();
    }

    /** Deletes a file. Fails if it is loaded. */
    void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }

    private static AclFileAttributeView view(Path path) throws IOException {
        AclFileAttributeView view =
                Files.getFileAttributeView(path, AclFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
        if (view == null) {
            throw new IOException("its file system has no access control lists");
        }
        return view;
    }
}
