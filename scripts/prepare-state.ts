import { missingColumns } from "#db/missing-columns.ts";
import * as schema from "#db/schema/schema.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { openBindings } from "./state-bindings.ts";

// Updates the local school without serving it: beside the build in `npm start`, first in `npm run dev`.
const { bindings, close } = await openBindings(process.env.STATE_DIR ?? ".wrangler/state");
await prepareDatabase(bindings, (line) => console.log(line));
const missing = await missingColumns(bindings.DB, schema);
if (missing.length > 0)
	console.log(`The database lacks ${missing.join(", ")}. Write the migration: npm run db:migrations, then start anew.`);
await close();
