import type { ServerBuild } from "@remix-run/cloudflare";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";
import { readRouteTable } from "#app/shared/pages/route-table.server.ts";

type Routes = ServerBuild["routes"];
type Module = NonNullable<Routes[string]>["module"];

const modules = import.meta.glob<Module>(["../../app/routes/**/*.{ts,tsx}", "!../../app/routes/**/*.test.ts"], {
	eager: true,
});

function built(entries: readonly RouteConfigEntry[], parentId = "root"): Routes {
	return Object.fromEntries(
		entries.flatMap(({ path, file, index, children = [], id = file.replace(/\.tsx?$/, "") }) => {
			const module = modules[`../../app/${file}`];
			if (!module) throw new Error(`${file} stands in app/routes.ts and is not there.`);
			return [[id, { id, path, index, parentId, module }], ...Object.entries(built(children, id))];
		}),
	);
}

export const wholeRouteTable = readRouteTable({
	routes: built(routes),
	assets: {
		entry: { module: "entry.js", imports: [] },
		routes: Object.fromEntries(
			Object.keys(built(routes)).map((id) => [
				id,
				{
					id,
					module: `${id}.js`,
					hasAction: false,
					hasLoader: true,
					hasClientAction: false,
					hasClientLoader: false,
					hasErrorBoundary: true,
				},
			]),
		),
		url: "",
		version: "",
	},
});
