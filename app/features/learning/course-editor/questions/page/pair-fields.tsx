import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { AcceptedTyping, PairTyping } from "../question-typing";
import type { FieldsProps } from "./option-fields";
import { QuestionRows } from "./question-rows";
import { Shared } from "./rules-bar";

/** Two sides of each pair; learners see the second ones shuffled. */
export function PairFields({ typed, change, onRow, errorOf, language }: FieldsProps) {
	const { t } = useTranslation("quiz-editor");
	const set = (at: number, part: Partial<PairTyping>) =>
		change({ ...typed, pairs: typed.pairs.map((one, place) => (place === at ? { ...one, ...part } : one)) });
	return (
		<div>
			<QuestionRows
				list="pairs"
				legend={t("fields.pairs")}
				help={t("fields.pairsHelp")}
				add={t("rows.addPair")}
				rows={typed.pairs}
				keyOf={({ item }) => item}
				onChange={onRow}
			>
				{(pair, at, id) => (
					<div className="grid gap-2 @md:grid-cols-2">
						<input type="hidden" name={`pairs[${at}].item`} value={pair.item} />
						<input type="hidden" name={`pairs[${at}].match`} value={pair.match} />
						<TextField
							id={id}
							name={`pairs[${at}].itemText`}
							label={t("fields.pairItem", { number: at + 1 })}
							lang={language}
							value={pair.itemText}
							onChange={(event) => set(at, { itemText: event.target.value })}
							error={errorOf("pairs", at)}
						/>
						<TextField
							id={`${id}-match`}
							name={`pairs[${at}].matchText`}
							label={t("fields.pairMatch", { number: at + 1 })}
							lang={language}
							value={pair.matchText}
							onChange={(event) => set(at, { matchText: event.target.value })}
						/>
					</div>
				)}
			</QuestionRows>
			<FieldError id="pairs" error={errorOf("pairs")} />
			<Shared />
		</div>
	);
}

/** Second sides that belong to no item; learners see them among the others. */
export function DecoyFields({ typed, change, onRow, errorOf, language }: FieldsProps) {
	const { t } = useTranslation("quiz-editor");
	const set = (at: number, text: string) =>
		change({ ...typed, decoys: typed.decoys.map((one, place) => (place === at ? { ...one, text } : one)) });
	return (
		<div>
			<QuestionRows
				list="decoys"
				legend={t("fields.decoys")}
				help={t("fields.decoysHelp")}
				add={t("rows.addDecoy")}
				rows={typed.decoys}
				keyOf={({ id }) => id}
				onChange={onRow}
			>
				{(decoy, at, id) => (
					<>
						<input type="hidden" name={`decoys[${at}].id`} value={decoy.id} />
						<TextField
							id={id}
							name={`decoys[${at}].text`}
							label={t("fields.decoy", { number: at + 1 })}
							lang={language}
							value={decoy.text}
							onChange={(event) => set(at, event.target.value)}
							error={errorOf("decoys", at)}
						/>
					</>
				)}
			</QuestionRows>
			<FieldError id="decoys" error={errorOf("decoys")} />
		</div>
	);
}

/** What counts as right, in whatever language it is answered. */
export function AcceptedFields({ typed, change, onRow, errorOf }: FieldsProps) {
	const { t } = useTranslation("quiz-editor");
	const set = (at: number, part: Partial<AcceptedTyping>) =>
		change({ ...typed, accepted: typed.accepted.map((one, place) => (place === at ? { ...one, ...part } : one)) });
	return (
		<div>
			<QuestionRows
				list="accepted"
				legend={t("fields.accepted")}
				help={t("fields.acceptedHelp")}
				add={t("rows.addAccepted")}
				rows={typed.accepted}
				onChange={onRow}
			>
				{(accepted, at, id) => (
					<div className="grid gap-2 @md:grid-cols-[minmax(0,1fr)_11rem]">
						<TextField
							id={id}
							name={`accepted[${at}].text`}
							label={t("fields.acceptedText", { number: at + 1 })}
							autoComplete="off"
							value={accepted.text}
							onChange={(event) => set(at, { text: event.target.value })}
							error={errorOf("accepted", at)}
						/>
						<SelectField
							id={`${id}-language`}
							name={`accepted[${at}].language`}
							label={t("fields.acceptedLanguage")}
							value={accepted.language}
							onChange={(event) => set(at, { language: event.target.value })}
						>
							<option value="">{t("fields.anyLanguage")}</option>
							{LANGUAGES.map(({ code, name }) => (
								<option key={code} value={code} lang={code}>
									{name}
								</option>
							))}
						</SelectField>
					</div>
				)}
			</QuestionRows>
			<FieldError id="accepted" error={errorOf("accepted")} />
			<Shared />
		</div>
	);
}
