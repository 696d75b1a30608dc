import { applyD1Migrations, reset } from "cloudflare:test";
import { binding, migrations } from "./database";

// Runs before each file: the runtime is shared by many, one after the other, and each begins with a database of its own.
await reset();
await applyD1Migrations(binding, migrations);
