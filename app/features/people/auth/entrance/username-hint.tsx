/** Tells a password manager whose new password stands beside it. People see nothing of it, and it is not sent. */
export function UsernameHint({ email }: { email: string }) {
	return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
