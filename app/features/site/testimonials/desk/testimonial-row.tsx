import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listFormat } from "#app/shared/words/intl.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { MoveForm } from "#app/ui/form/move-form.tsx";
import { Link } from "#app/ui/link.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import type { TestimonialInList } from "./testimonials-page-data.server";
import { testimonialHref } from "./testimonials-query";

type Props = {
	row: TestimonialInList;
	/** Counted from 1; null where the order cannot be changed. */
	place: number | null;
	count: number;
};

export function TestimonialRow({ row, place, count }: Props) {
	const { t, i18n } = useTranslation("testimonials");
	const { id, version, kind, title, text, textLanguage, day, on, isShown, flags, languages } = row;
	const names = LANGUAGES.filter(({ code }) => languages.includes(code)).map(({ name }) => name);
	return (
		<div className="flex min-w-0 grow flex-wrap items-start gap-x-4 gap-y-2">
			<div className="min-w-0 grow basis-72">
				<p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
					<Link
						to={testimonialHref(id)}
						className="link hit-area inline-block min-w-6 text-ui font-strong [overflow-wrap:anywhere]"
					>
						{title}
					</Link>
					<Badge tone={isShown ? "success" : "neutral"}>{t(isShown ? "states.shown" : "states.notShown")}</Badge>
					<Badge tone="outline">{t(`kinds.${kind}`)}</Badge>
					{flags.map((flag) => (
						<Badge key={flag} tone="warning">
							{t(`flags.${flag}`)}
						</Badge>
					))}
				</p>
				<p
					lang={textLanguage}
					className="mt-1 line-clamp-2 max-w-160 text-label text-ink-muted [overflow-wrap:anywhere]"
				>
					{text}
				</p>
				<p className="mt-1 text-step-1 text-ink-subtle">
					<time dateTime={day}>{on}</time> · {listFormat(i18n.language, { type: "unit", style: "short" }).format(names)}
				</p>
			</div>
			<div className="flex flex-wrap items-center gap-1">
				{place === null ? null : (
					<MoveForm
						fields={{ id, seen: place }}
						labels={{ up: t("order.up", { what: title }), down: t("order.down", { what: title }) }}
						isFirst={place === 1}
						isLast={place === count}
					/>
				)}
				<Form method="post" preventScrollReset>
					<input type="hidden" name="id" value={id} />
					<input type="hidden" name="version" value={version} />
					<Button type="submit" name="intent" value={isShown ? "withdraw" : "publish"} variant="secondary" size="sm">
						{t(isShown ? "withdraw" : "publish")}
						<span className="sr-only">
							<Colon />
							{title}
						</span>
					</Button>
				</Form>
			</div>
		</div>
	);
}
