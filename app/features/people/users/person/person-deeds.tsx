import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { ResetFactors } from "#app/features/people/multi-factor/settings/reset-factors.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Checkbox, ChoiceGroup } from "#app/ui/form/choice.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { CAPABILITIES } from "#db/schema/people/capabilities.ts";
import { ROLES } from "../list/people-query";
import { DeedForm, listTyped, SchoolZone, useTypedValues } from "./deed-form";
import type { PersonData } from "./person-data.server";
import { Suspension } from "./person-suspension";

type Props = Pick<PersonData, "person" | "courses"> & {
	/** Capabilities of the reader, who can only grant these. */
	held: readonly string[];
};

export function PersonDeeds({ person, courses, held }: Props) {
	const { t } = useTranslation("people");
	const zone = useContext(SchoolZone);
	const course = useTypedValues(({ intent }) => intent === "course");
	const membership = useTypedValues(({ intent }) => intent === "membership");
	return (
		<>
			<h2 id="what" className="mb-6 font-serif text-step-4">
				{t("deeds.title")}
			</h2>
			<Rights person={person} held={held} />
			<SplitSection id="course" title={t("deeds.course")} text={t("deeds.courseText")}>
				<DeedForm id={`course ${person.id}`} className="grid max-w-120 gap-5">
					<SelectField {...course.field("courseId")} label={t("person.course")}>
						{courses.map(({ id, title }) => (
							<option key={id} value={id}>
								{title}
							</option>
						))}
					</SelectField>
					<TextField
						{...course.field("until")}
						id="course-until"
						type="date"
						label={t("deeds.until")}
						help={t("deeds.untilHelp", { zone })}
					/>
					<Button type="submit" name="intent" value="course" variant="secondary" className="justify-self-start">
						{t("deeds.giveCourse")}
					</Button>
				</DeedForm>
			</SplitSection>
			<SplitSection title={t("deeds.membership")} text={t("deeds.membershipText")}>
				<DeedForm id={`membership ${person.id}`} className="grid max-w-120 gap-5">
					<TextField
						{...membership.field("until")}
						id="membership-until"
						type="date"
						label={t("deeds.until")}
						help={t("deeds.untilHelp", { zone })}
					/>
					<ConfirmButton
						name="intent"
						value="membership"
						variant="secondary"
						question={t("deeds.membershipQuestion", { name: person.name })}
						confirm={t("deeds.membershipConfirm")}
					>
						{t("deeds.giveMembership")}
					</ConfirmButton>
				</DeedForm>
			</SplitSection>
			{person.isVerified ? null : (
				<SplitSection title={t("deeds.verify")} text={t("deeds.verifyText")}>
					<DeedForm id={`verify ${person.id}`}>
						<Button type="submit" name="intent" value="verify" variant="secondary">
							{t("deeds.sendVerification")}
						</Button>
					</DeedForm>
				</SplitSection>
			)}
			<SplitSection title={t("deeds.passwordLink")} text={t("deeds.passwordLinkText")}>
				<DeedForm id={`password ${person.id}`}>
					<Button type="submit" name="intent" value="passwordLink" variant="secondary">
						{t("deeds.sendPasswordLink")}
					</Button>
				</DeedForm>
			</SplitSection>
			{person.hasSecondFactor ? (
				<SplitSection title={t("deeds.factors")} text={t("deeds.factorsText")}>
					<ResetFactors />
				</SplitSection>
			) : null}
			{person.role === "admin" ? null : (
				<>
					<Look person={person} />
					<SplitSection title={t("merge.title")} text={t("merge.text")}>
						<LinkButton to={`/admin/users/${person.id}/merge`} variant="secondary">
							{t("merge.choose")}
						</LinkButton>
					</SplitSection>
				</>
			)}
			<Suspension person={person} />
		</>
	);
}

function Rights({ person, held }: Omit<Props, "courses">) {
	const { t } = useTranslation("people");
	const { field, values } = useTypedValues(({ intent }) => intent === "rights");
	const chosen: readonly string[] = values ? listTyped(values, "capabilities") : person.capabilities;
	return (
		<SplitSection title={t("deeds.rights")} text={t("deeds.rightsText")}>
			<DeedForm id={`rights ${person.id}`} className="grid max-w-120 gap-5">
				<SelectField key={person.role} {...field("role", person.role)} label={t("list.role")}>
					{ROLES.map((role) => (
						<option key={role} value={role}>
							{t(`roles.${role}`)}
						</option>
					))}
				</SelectField>
				<ChoiceGroup id="capabilities" legend={t("person.capabilities")} help={t("deeds.capabilitiesHelp")}>
					{CAPABILITIES.map((one) => {
						const has = person.capabilities.includes(one);
						return (
							<Checkbox
								key={`${one} ${has}`}
								name="capabilities"
								value={one}
								label={t(`capabilities.${one}`)}
								defaultChecked={chosen.includes(one)}
								disabled={!has && !held.includes(one)}
							/>
						);
					})}
				</ChoiceGroup>
				<ConfirmButton
					name="intent"
					value="rights"
					variant="secondary"
					question={t("deeds.rightsQuestion", { name: person.name })}
					confirm={t("deeds.rightsConfirm")}
				>
					{t("deeds.changeRights")}
				</ConfirmButton>
			</DeedForm>
		</SplitSection>
	);
}

function Look({ person }: Pick<Props, "person">) {
	const { t } = useTranslation("people");
	const { field } = useTypedValues(({ intent }) => intent === "look");
	return (
		<SplitSection title={t("deeds.look")} text={t("deeds.lookText")}>
			<DeedForm id={`look ${person.id}`} className="grid max-w-120 gap-5">
				<TextField
					{...field("why")}
					id="look-why"
					label={t("deeds.why")}
					help={t("deeds.whyHelp")}
					maxLength={300}
					required
				/>
				<Button type="submit" name="intent" value="look" variant="secondary" className="justify-self-start">
					{t("deeds.lookAs", { name: person.name })}
				</Button>
			</DeedForm>
		</SplitSection>
	);
}
