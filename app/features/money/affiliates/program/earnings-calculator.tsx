import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney, money, multiply } from "#app/shared/money.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import { commissionOn } from "../rules/commission-on";
import type { ProgramView } from "./program-view";

type Props = { figures: ProgramView["calculator"] };
const SLIDER_MAX = 20;

export function EarningsCalculator({ figures }: Props) {
	const { t, i18n } = useTranslation("affiliates");
	const [members, setMembers] = useState(4);
	const [courses, setCourses] = useState(2);
	const language: Language = toLanguage(i18n.language);
	const { planCents, courseCents, rateBps, returnedPercent, currency } = figures;
	const plain = (minor: number) => numberFormat(language, { minimumFractionDigits: 2 }).format(minor / 100);
	const write = (minor: number) => formatMoney(money(minor, currency), language);
	const [perMember, perCourse] = [
		commissionOn(planCents, rateBps, currency),
		commissionOn(courseCents, rateBps, currency),
	];
	const [ofMembers, ofCourses] = [members * perMember, courses * perCourse];
	const returned = multiply(money(ofMembers + ofCourses, currency), returnedPercent / 100, "nearest").minor;
	const rows = [
		[t("calculator.membersRow", { count: members, each: plain(perMember) }), plain(ofMembers)],
		[t("calculator.coursesRow", { count: courses, each: plain(perCourse) }), plain(ofCourses)],
		[
			t("calculator.returned", { percent: numberFormat(language, { style: "percent" }).format(returnedPercent / 100) }),
			`\u2212\u202f${plain(returned)}`,
		],
	];
	return (
		<section
			aria-labelledby="calculator"
			className="rounded-card border border-line-strong bg-surface-raised p-6 shadow-float md:p-7"
		>
			<h2 id="calculator" className="font-serif text-step-4">
				{t("calculator.title")}
			</h2>
			<Slider label={t("calculator.members")} value={members} onChange={setMembers} />
			<Slider label={t("calculator.courses", { price: write(courseCents) })} value={courses} onChange={setCourses} />
			<dl className="mt-4 text-ui" aria-live="polite">
				{rows.map(([label, amount], index) => (
					<div
						key={index === 0 ? "members" : index === 1 ? "courses" : "returned"}
						className="flex gap-4 border-b border-line py-2.5 last-of-type:border-0"
					>
						<dt className="grow">
							<span aria-hidden="true" className="mr-4 text-step-1 text-ink-subtle">
								{index + 1}
							</span>
							{label}
						</dt>
						<dd className="whitespace-nowrap tabular">{amount}</dd>
					</div>
				))}
				<div className="flex items-baseline justify-between gap-4 border-t border-ink pt-3">
					<dt className="font-strong">{t("calculator.total")}</dt>
					<dd className="border-b-4 border-double border-accent-text font-serif text-step-4 text-accent-text tabular">
						{write(ofMembers + ofCourses - returned)}
					</dd>
				</div>
			</dl>
			<p className="mt-5 text-step-1 text-ink-subtle">{t("calculator.note")}</p>
		</section>
	);
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void };

function Slider({ label, value, onChange }: SliderProps) {
	return (
		<label className="mt-4 block text-label font-strong">
			<span className="flex justify-between gap-4">
				{label}
				<span className="tabular">{value}</span>
			</span>
			<input
				type="range"
				min={0}
				max={SLIDER_MAX}
				value={value}
				onChange={({ target }) => onChange(Number(target.value))}
				className="h-11 w-full accent-brand"
			/>
		</label>
	);
}
