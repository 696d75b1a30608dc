export { isLastWithAllRights } from "./last-admin.repository.server";

/** True when a batch would leave nobody able to give all capabilities (triggers of migration 0073). */
export function isLastAdmin(error: unknown): boolean {
	return (
		error instanceof Error &&
		(error.message.includes("The last admin with all rights stays") || isLastAdmin(error.cause))
	);
}
