import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar.tsx";
import { ChevronDown } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Prose } from "#app/ui/text/prose.tsx";
import { ShownIn } from "./shown-in";
import type { Teacher } from "./teacher-view";

/** One section for each of those who teach the course, the owner first. */
export function CourseTeachers({ teachers }: { teachers: readonly Teacher[] }) {
	return (
		<div className="grid gap-8">
			{teachers.map((teacher, at) => (
				<CourseTeacher
					key={teacher.to ?? teacher.name}
					id={at === 0 ? "instructor" : `instructor-${at + 1}`}
					isFirst={at === 0}
					teacher={teacher}
				/>
			))}
		</div>
	);
}

type Props = { teacher: Teacher; id: string; isFirst: boolean };

/** A long bio is collapsed. */
function CourseTeacher({ teacher: { name, to, headline, bio, imageUrl }, id, isFirst }: Props) {
	const { t } = useTranslation(["catalog", "common"]);

	return (
		<section aria-labelledby={id} className="flex items-start gap-5">
			<Avatar name={name} src={imageUrl} size="lg" />
			<div className="min-w-0 grow">
				<h2 id={id} className="font-serif text-step-3 font-title">
					<span className="block font-sans text-step-1 font-normal text-ink-muted">
						{t(isFirst ? "course.taughtBy" : "course.taughtWith")}{" "}
					</span>
					{to ? (
						<Link to={to} className="hover:underline">
							{name}
						</Link>
					) : (
						name
					)}
				</h2>
				{headline ? (
					<p lang={headline.foreign ? headline.language : undefined} className="mt-1 text-ui text-ink-muted">
						{headline.text}
					</p>
				) : null}
				{bio ? <Bio bio={bio} name={name} /> : null}
				<ShownIn said={[headline, bio]} />
			</div>
		</section>
	);
}

function Bio({
	bio: { beginning, rest, language, foreign },
	name,
}: {
	bio: NonNullable<Teacher["bio"]>;
	name: string;
}) {
	const { t } = useTranslation("catalog");
	const lang = foreign ? language : undefined;
	return (
		<div className="mt-3 max-w-160">
			{beginning ? <Prose html={beginning} lang={lang} className="text-ui" /> : null}
			{rest ? (
				<details className="group">
					<summary className="inline-flex min-h-11 list-none items-center gap-2 text-label font-strong text-brand-text hover:underline [&::-webkit-details-marker]:hidden">
						{t("course.teacherMore", { name })}
						<ChevronDown className="size-4 transition-transform duration-sheet group-open:rotate-180" />
					</summary>
					<Prose html={rest} lang={lang} className="text-ui" />
				</details>
			) : null}
		</div>
	);
}
