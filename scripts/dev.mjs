import { drawAndCutOnce, installDependencies, NODE, runUntilStopped } from "./node.mjs";

// `npm run dev`: reloads while you type, edge functions included.
await installDependencies();
await drawAndCutOnce();
runUntilStopped(NODE, ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev", "--port", process.env.PORT ?? "5173"]);
