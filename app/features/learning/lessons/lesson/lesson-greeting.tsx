import { useState } from "react";
import { WelcomeCard } from "#app/features/people/auth/verification/welcome-card.tsx";

/** Welcome after registration. Stored in state, because submitting its form reloads the page data without it. */
export function LessonGreeting({ email }: { email: string | null }) {
	const [first] = useState(email);
	return first ? <WelcomeCard email={first} isNew className="m-4 md:mx-8" /> : null;
}
