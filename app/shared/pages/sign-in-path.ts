/** The sign-in page, which leads back to `path` of the school: "/forum/3#post-1". */
export function signInPath(path: string): string {
	return `/login?redirectTo=${encodeURIComponent(path)}`;
}
