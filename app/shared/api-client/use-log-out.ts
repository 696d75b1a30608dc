import { type FormEvent, useState } from "react";
import { logOut } from "./account";

/** For the form that signs out: with script it goes through the data client, which leaves even when the server is out. */
export function useLogOut() {
	const [isSigningOut, setSigningOut] = useState(false);

	function handleSubmit(event: FormEvent) {
		event.preventDefault();
		if (isSigningOut) return;
		setSigningOut(true);
		void logOut();
	}
	return { isSigningOut, handleSubmit };
}
