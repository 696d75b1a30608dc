import { buildWhenStale, installDependencies, NODE, runUntilStopped } from "./node.mjs";

// `npm start`: installs, builds, migrates, seeds and serves the living school.
installDependencies();
buildWhenStale();
runUntilStopped(NODE, ["scripts/serve.ts"]);
