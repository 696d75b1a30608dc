import type { Language } from "../../app/shared/words/languages.ts";
import type { CourseContent } from "../content/course-content.ts";

export type ReviewText = { language: Language; stars: 3 | 4 | 5; body: string };

/** What demo learners say of a course, by its topic. */
export const REVIEWS: Record<CourseContent["topic"], ReviewText[]> = {
	classifieds: [
		{
			language: "en",
			stars: 5,
			body: "I had looked at listings for months without knowing what I was looking for. After the first module I kept a sheet with four columns and threw out nine of ten advertisements in a minute each.",
		},
		{
			language: "fr",
			stars: 5,
			body: "Clair et honnête. On refait les calculs soi-même et l'on comprend pourquoi une offre se refuse. J'ai surtout aimé que l'on dise au vendeur ce que l'on fait.",
		},
		{
			language: "es",
			stars: 4,
			body: "Las cuentas cuadran y los ejemplos parecen reales. Me habría gustado un módulo más sobre cómo hablar por teléfono, pero lo que hay se puede usar desde el primer día.",
		},
		{
			language: "ru",
			stars: 5,
			body: "Без обещаний быстрых денег. Задачи со сделками пришлось решать дважды, зато теперь я считаю предельную цену на листке бумаги.",
		},
		{
			language: "de",
			stars: 4,
			body: "Solide Einführung. Gut finde ich, dass immer wieder steht, wann man einen Notar oder Anwalt fragen muss. Ein paar Begriffe musste ich nachschlagen.",
		},
		{
			language: "zh",
			stars: 5,
			body: "例子具体，数字都能对上。以前看房源只看总价，现在会先算修缮费用和买家的利润，再决定要不要打电话。",
		},
		{
			language: "en",
			stars: 4,
			body: "The exercises are where it clicked. I still find repair estimates from photographs hard, which the course says they are.",
		},
		{
			language: "en",
			stars: 3,
			body: "Good on the numbers. In my county you need a licence for most of this, and I only learned that from the notes at the end of a lesson. Read those first.",
		},
	],
	analysis: [
		{
			language: "en",
			stars: 5,
			body: "Three comparables, adjusted one line at a time. I redid an old deal of mine with it and found the 9,000 I had lost.",
		},
		{
			language: "de",
			stars: 5,
			body: "Endlich rechnet jemand vom Käufer her. Die Übung zum Renovierungsbudget war mühsam und genau deshalb nützlich.",
		},
		{
			language: "es",
			stars: 4,
			body: "Exigente, pero cada cifra se explica. Conviene tener a mano ventas cerradas de un barrio que uno conozca.",
		},
		{
			language: "zh",
			stars: 4,
			body: "讲清楚了挂牌价、市场价和自己的出价是三回事。练习的容差很严格，逼着人认真算。",
		},
		{
			language: "en",
			stars: 4,
			body: "I would have liked a spreadsheet to go with it. Doing the sums by hand taught me more, I admit.",
		},
	],
	contracts: [
		{
			language: "en",
			stars: 5,
			body: "I took the list of questions to a local lawyer and was out in forty minutes. She asked where I had it from.",
		},
		{
			language: "fr",
			stars: 4,
			body: "Le cours ne remplace pas un notaire et le répète. Il apprend à lire un contrat dans le bon ordre, et c'est déjà beaucoup.",
		},
		{
			language: "ru",
			stars: 4,
			body: "Хорошо объяснено, что именно уступают и когда это запрещено. У нас правила другие, и курс честно об этом предупреждает.",
		},
		{
			language: "en",
			stars: 3,
			body: "Careful and well written, dry in places. The quiz on deadlines made me read the second module again.",
		},
	],
	sellers: [
		{
			language: "en",
			stars: 5,
			body: "The opening sentence for a first call is worth the course: say who you are and how you are paid. People stay on the line.",
		},
		{
			language: "es",
			stars: 5,
			body: "Se aprende a escuchar y también a decir que no. Nada de presión, nada de trucos.",
		},
		{
			language: "de",
			stars: 4,
			body: "Die Gesprächsbeispiele klingen wie echte Menschen. Ich habe gelernt, auch einmal zu sagen, dass ein Makler die bessere Wahl ist.",
		},
		{
			language: "fr",
			stars: 5,
			body: "J'appréhendais le premier appel. Avec la feuille de questions, il a duré douze minutes et s'est terminé en bons termes, sans contrat.",
		},
	],
	buyers: [
		{
			language: "en",
			stars: 5,
			body: "Deleted a list of three hundred addresses and wrote fourteen cards. Two of the fourteen answered the same day.",
		},
		{
			language: "zh",
			stars: 5,
			body: "把买家的算法讲透了：翻新的和出租的，同一套房子能出的价不一样。",
		},
		{
			language: "ru",
			stars: 4,
			body: "Понравилась таблица критериев покупателя. Хотелось бы больше примеров для небольших городов.",
		},
		{
			language: "en",
			stars: 4,
			body: "Short and to the point. How to ask for proof of funds without offending anybody was new to me.",
		},
	],
	crossborder: [
		{
			language: "fr",
			stars: 5,
			body: "Devises, impôts, procurations : on ressort avec une liste de questions par pays, et non avec de fausses certitudes.",
		},
		{
			language: "en",
			stars: 4,
			body: "I work between Lisbon and Toronto and still learned something about moving deposits. Expect to do homework for your own two countries.",
		},
		{
			language: "es",
			stars: 4,
			body: "Útil para quien compra lejos de casa. El ejercicio con dos monedas cuesta, pero se entiende paso a paso.",
		},
		{
			language: "de",
			stars: 5,
			body: "Sehr sorgfältig. Besonders die Abschnitte darüber, wem man vor Ort vertrauen kann und wie man das prüft.",
		},
	],
};
