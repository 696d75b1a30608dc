/** Tells password managers which account a new password is for. Invisible, and not sent. */
export function UsernameHint({ email }: { email: string }) {
	return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
