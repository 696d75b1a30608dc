import { makeSeededState } from "./school.ts";

const [stateDir] = process.argv.slice(2);
if (!stateDir) throw new Error("Name an empty directory: node scripts/seed-state.ts DIRECTORY");
await makeSeededState(stateDir);
