import { buildWhenChanged, installDependencies, NODE, runNode, runUntilStopped } from "./node.mjs";

// `npm start`: installs, builds, migrates, seeds and serves the living school.
await installDependencies({ isForServing: true });
await Promise.all([buildWhenChanged(), runNode("Database and content", ["scripts/prepare-state.ts"])]);
runUntilStopped(NODE, ["scripts/serve.ts"]);
