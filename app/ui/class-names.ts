/** Joins the class names that are not empty, so that a condition can stand in the list. */
export function classNames(...names: Array<string | false | null | undefined>): string {
	return names.filter(Boolean).join(" ");
}
