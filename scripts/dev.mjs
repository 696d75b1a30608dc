import { welcome } from "./demo-logins.mjs";
import { drawAndCutOnce, installDependencies, NODE, runNode, runUntilStopped } from "./node.mjs";

// `npm run dev`: migrates and seeds, then reloads while you type, edge functions included.
await installDependencies();
await drawAndCutOnce();
await runNode("Database and content", ["scripts/prepare-state.ts"], { isTelling: true });
const port = process.env.PORT ?? "5173";
console.log(welcome(`http://127.0.0.1:${port}`));
runUntilStopped(NODE, ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev", "--port", port, "--strictPort"]);
