import { tmpdir } from "node:os";
import path from "node:path";

// Commands that tests start compile the same modules. The worker itself, which reads this variable
// only as it starts, would still write when the run's folder is removed.
process.env.NODE_COMPILE_CACHE ??= path.join(tmpdir(), "compiled");
