import { buildWhenChanged, installDependencies, NODE, runUntilStopped } from "./node.mjs";

// `npm start`: installs, builds, migrates, seeds and serves the living school.
installDependencies();
buildWhenChanged();
runUntilStopped(NODE, ["scripts/serve.ts"]);
