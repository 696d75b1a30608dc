import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "#app/features/people/auth/user-shape.ts";
import { MOBILE_QUERY, useMedia } from "#app/shared/browser/use-media.ts";
import { useScrolledPast } from "#app/shared/browser/use-scrolled-past.ts";
import { classNames } from "#app/ui/class-names.ts";
import { BookOpen, X } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { CourseButtonCard } from "./course-button-card";
import { COURSE_BUTTON_AFTER } from "./learning-path";
import { useLearningPath } from "./use-learning-path";

const round =
	"hit-area inline-flex size-14 animate-rise-in items-center justify-center rounded-full border border-transparent bg-brand text-brand-ink shadow-float transition-colors duration-quick hover:bg-brand-hover";

/** On phones after scrolling. A press before the data has arrived waits for it. */
export function CourseButton({ user }: { user: Pick<User, "id"> }) {
	const { t } = useTranslation("frame");
	const location = useLocation();
	const isMobile = useMedia(MOBILE_QUERY);
	const isScrolled = useScrolledPast(COURSE_BUTTON_AFTER);
	const isShown = isMobile && isScrolled;
	const { path, hasFailed } = useLearningPath(user.id, isShown);
	const navigate = useNavigate();
	const [isOpen, setOpen] = useState(false);
	const box = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const cardId = useId();

	// biome-ignore lint/correctness/useExhaustiveDependencies: the card closes because the page changed
	useEffect(() => setOpen(false), [location.key, isShown]);
	useEffect(() => {
		if (!isOpen) return;
		const onPointer = (event: PointerEvent) => {
			if (!box.current?.contains(event.target as Node)) setOpen(false);
		};
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape") return;
			setOpen(false);
			button.current?.focus();
		};
		document.addEventListener("pointerdown", onPointer);
		document.addEventListener("keydown", onKey);
		return () => {
			document.removeEventListener("pointerdown", onPointer);
			document.removeEventListener("keydown", onKey);
		};
	}, [isOpen]);

	const hasNone = path ? !path.active : hasFailed;
	useEffect(() => {
		if (isOpen && hasNone) navigate("/courses");
	}, [isOpen, hasNone, navigate]);

	if (!isShown) return null;
	if (hasNone) {
		return (
			<Link to="/courses" aria-label={t("path.browse")} data-tooltip={t("path.browse")} className={round}>
				<BookOpen className="size-6" />
			</Link>
		);
	}
	const Icon = isOpen ? X : BookOpen;
	return (
		<div ref={box}>
			{isOpen && path?.active ? <CourseButtonCard id={cardId} course={path.active} /> : null}
			<button
				ref={button}
				type="button"
				aria-expanded={isOpen}
				aria-busy={isOpen && !path}
				aria-controls={isOpen && path ? cardId : undefined}
				aria-label={t(isOpen ? "path.closeCard" : "path.yourCourse")}
				data-tooltip={t(isOpen ? "path.closeCard" : "path.yourCourse")}
				onClick={() => setOpen(!isOpen)}
				className={classNames(round, isOpen && !path && "animate-pulse motion-reduce:animate-none")}
			>
				<Icon className="size-6" />
			</button>
		</div>
	);
}
