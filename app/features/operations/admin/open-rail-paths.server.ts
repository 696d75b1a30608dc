import { mayOpen } from "#app/features/people/auth/face.server.ts";
import type { RouteTable } from "#app/shared/pages/route-table.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import { RAIL_PATHS } from "./rail-paths";

/** The entries of the rail whose pages open to an admin who holds these capabilities. */
export function openRailPaths(table: RouteTable, held: readonly Capability[]): string[] {
	return RAIL_PATHS.filter((path) => mayOpen(table.find(path)?.loader, "admin", held));
}
