import { prepareDatabase } from "./prepare-database.ts";
import { openBindings } from "./state-bindings.ts";

// Brings the school at home up to date without serving it, which needs no build: `npm start` does it beside the build.
const { bindings, close } = await openBindings(process.env.STATE_DIR ?? ".wrangler/state");
await prepareDatabase(bindings, (line) => console.log(line));
await close();
