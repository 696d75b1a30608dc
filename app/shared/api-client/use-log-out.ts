import { type FormEvent, useState } from "react";
import { logOut } from "./account";

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
