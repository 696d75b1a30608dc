import { Form, useFetcher, useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { useLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";

type Props = { courseId: number; children: (isEnrolling: boolean) => ReactNode };

/** Enrolls in a free course. Outside the course page it uses a fetcher, so the page stays on failure. */
export function EnrollForm({ courseId, children }: Props) {
	const page = withLanguagePrefix(`/courses/${courseId}`, useLanguagePrefix());
	const isHere = useLocation().pathname === page;
	const navigate = useNavigate();
	const { formMethod, formAction } = useNavigation();
	const beside = useFetcher<{ errorKey: string }>({ key: `enroll-${courseId}` });
	const isRefused = !isHere && Boolean(beside.data);
	useEffect(() => {
		if (isRefused) navigate(page);
	}, [isRefused, navigate, page]);

	const Sent = isHere ? Form : beside.Form;
	const isSent = formMethod === "POST" && formAction?.split("?")[0] === page;
	return (
		<Sent method="post" action={page}>
			{children(isSent || beside.state !== "idle")}
		</Sent>
	);
}
