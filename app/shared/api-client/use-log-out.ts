import { type FormEvent, useState } from "react";
import { logOut } from "./account";

/** For the form that signs out: with script it goes through the data client, which forgets what it knows even when the server is out. */
export function useLogOut() {
	const [isSigningOut, setSigningOut] = useState(false);

	function handleSubmit(event: FormEvent<HTMLFormElement>) {
		const form = event.currentTarget;
		event.preventDefault();
		if (isSigningOut) return;
		setSigningOut(true);
		void logOut({ submit: () => form.submit() });
	}
	return { isSigningOut, handleSubmit };
}
