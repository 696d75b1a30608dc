import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { MoveForm } from "#app/ui/form/move-form.tsx";
import type { CourseInList } from "../courses-page-data.server";

type Props = { course: CourseInList; search: string; count: number };

/** The place of a course with the buttons that move it by one. */
export function PlaceButtons({ course, search, count }: Props) {
	const { t } = useTranslation("all-courses");
	const { id, number, title } = course;
	return (
		<MoveForm
			fields={{ courseId: id, seen: number, search }}
			labels={{ up: t("order.up", { course: title }), down: t("order.down", { course: title }) }}
			isFirst={number === 1}
			isLast={number === count}
			className="-my-2 flex items-center"
		>
			<span className="min-w-7 text-end tabular">{number}</span>
		</MoveForm>
	);
}

/** Places a course anywhere, and features it. Works without script. */
export function MoreDeeds({ course, search }: Omit<Props, "count">) {
	const { t } = useTranslation("all-courses");
	const { id, number, title, isPublished, isFeatured } = course;
	return (
		<details>
			<summary className="link hit-area text-label whitespace-nowrap">
				{t("more.open")}
				<span className="sr-only"> {title}</span>
			</summary>
			<div className="mt-3 grid justify-items-start gap-4">
				<OrderForm course={course} search={search} isMove className="flex flex-wrap items-end gap-3">
					<TextField
						id={`place-${id}`}
						name="place"
						inputMode="numeric"
						maxLength={6}
						autoComplete="off"
						label={t("more.place")}
						defaultValue={String(number)}
						className="w-28"
					/>
					<Button type="submit" name="intent" value="place" variant="secondary" size="sm">
						{t("more.move")}
					</Button>
				</OrderForm>
				{isPublished ? (
					<OrderForm course={course} search={search}>
						<Button
							type="submit"
							name="intent"
							value={isFeatured ? "unfeature" : "feature"}
							variant="secondary"
							size="sm"
						>
							{t(isFeatured ? "more.unfeature" : "more.feature")}
						</Button>
					</OrderForm>
				) : null}
			</div>
		</details>
	);
}

type FormProps = Pick<Props, "course" | "search"> & { isMove?: boolean; className?: string; children: ReactNode };

function OrderForm({ course: { id, number }, search, isMove = false, className, children }: FormProps) {
	return (
		<Form method="post" noValidate preventScrollReset className={className}>
			<input type="hidden" name="courseId" value={id} />
			{isMove ? <input type="hidden" name="seen" value={number} /> : null}
			<input type="hidden" name="search" value={search} />
			{children}
		</Form>
	);
}
