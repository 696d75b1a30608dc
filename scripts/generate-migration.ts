import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";

// `npm run db:migrations [-- --name NAME]`. drizzle-kit compares with the newest snapshot of the schema only, so git
// need not keep the others, a quarter of a megabyte each.
const { status } = spawnSync("drizzle-kit", ["generate", ...process.argv.slice(2)], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
const FOLDER = "db/migrations/meta";
const snapshots = readdirSync(FOLDER).filter((name) => name.endsWith("_snapshot.json"));
for (const name of snapshots.sort().slice(0, -1)) rmSync(`${FOLDER}/${name}`);
