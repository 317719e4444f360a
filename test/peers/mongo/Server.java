import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import java.util.List;

/** Speaks MongoDB's wire protocol on 127.0.0.1 over a file: Server PORT FILE. Port 0 takes a free one; prints the one it has. */
class Server {
    public static void main(String[] arguments) {
        H2Backend backend = new H2Backend(arguments[1]);
        backend.version(new Version44());
        MongoServer server = new MongoServer(backend);
        server.bind("127.0.0.1", Integer.parseInt(arguments[0]));
        Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
        System.out.println(server.getLocalAddress().getPort());
    }

    /** The driver speaks to nothing older; what this one lacks of it the store does not use. */
    private static class Version44 implements MongoVersion {
        public List<Integer> getVersionArray() {
            return List.of(4, 4, 0);
        }

        public int getWireVersion() {
            return 9;
        }
    }
}
