import { type FormEvent, useState } from "react";
import { logOut } from "./account";

/** For the sign-out form. With script it uses the query client, which is cleared even if the server is out. */
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
