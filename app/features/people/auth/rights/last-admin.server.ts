export { isLastWithAllRights } from "./last-admin.repository.server";

/** True for the error of a batch that would have left nobody who can give all rights (the triggers of migration 0073). */
export function isLastAdmin(error: unknown): boolean {
	return (
		error instanceof Error &&
		(error.message.includes("The last admin with all rights stays") || isLastAdmin(error.cause))
	);
}
