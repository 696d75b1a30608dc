import { useState } from "react";
import { WelcomeCard } from "#app/features/people/auth/verification/welcome-card.tsx";

/** Welcome after registration. Kept in state, because its form reloads the page data, where it no longer is. */
export function LessonGreeting({ email }: { email: string | null }) {
	const [first] = useState(email);
	return first ? <WelcomeCard email={first} isNew className="m-4 md:mx-8" /> : null;
}
