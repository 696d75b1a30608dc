import { useState } from "react";
import { WelcomeCard } from "#app/features/people/auth/verification/welcome-card.tsx";

/** Greets a user who has just registered. It stays while the lesson does: its form reads the page anew, which greets no second time. */
export function LessonGreeting({ email }: { email: string | null }) {
	const [first] = useState(email);
	return first ? <WelcomeCard email={first} isNew className="m-4 md:mx-8" /> : null;
}
