import type { Language } from "#app/shared/words/languages.ts";

export type ReviewText = {
	language: Language;
	stars: 3 | 4 | 5;
	body: string;
	translations?: Partial<Record<Language, string>>;
};

/** Demo reviews by course topic. */
export const SEEDED_REVIEWS: Record<string, ReviewText[]> = {
	classifieds: [
		{
			language: "en",
			stars: 5,
			body: "I had looked at listings for months without knowing what I was looking for. After the first module I kept a sheet with four columns and threw out nine of ten advertisements in a minute each.",
			translations: {
				ru: "Я месяцами смотрел объявления, не зная, что ищу. После первого модуля завёл таблицу в четыре столбца и отсеивал девять объявлений из десяти за минуту каждое.",
				fr: "Je regardais des annonces depuis des mois sans savoir ce que je cherchais. Après le premier module, j’ai tenu un tableau à quatre colonnes et écarté neuf annonces sur dix, en une minute chacune.",
				es: "Llevaba meses mirando anuncios sin saber qué buscaba. Tras el primer módulo hice una hoja de cuatro columnas y descarté nueve de cada diez anuncios en un minuto cada uno.",
				de: "Ich hatte monatelang Anzeigen angesehen, ohne zu wissen, was ich suche. Nach dem ersten Modul führte ich ein Blatt mit vier Spalten und sortierte neun von zehn Anzeigen in je einer Minute aus.",
				zh: "我看了几个月的房源，却不知道自己在找什么。学完第一个模块，我做了一张四列的表，每条广告一分钟，十条里筛掉九条。",
			},
		},
		{
			language: "fr",
			stars: 5,
			body: "Clair et honnête. On refait les calculs soi-même et l'on comprend pourquoi une offre se refuse. J'ai surtout aimé que l'on dise au vendeur ce que l'on fait.",
			translations: {
				en: "Clear and honest. You redo the sums yourself and see why an offer is turned down. What I liked most is that the seller is told what you do.",
				de: "Klar und ehrlich. Man rechnet selbst nach und versteht, warum ein Angebot abgelehnt wird. Am besten gefiel mir, dass man dem Verkäufer sagt, was man tut.",
			},
		},
		{
			language: "es",
			stars: 4,
			body: "Las cuentas cuadran y los ejemplos parecen reales. Me habría gustado un módulo más sobre cómo hablar por teléfono, pero lo que hay se puede usar desde el primer día.",
			translations: {
				en: "The sums add up and the examples feel real. I would have liked one more module on talking on the telephone, but what is there can be used from the first day.",
				de: "Die Rechnungen gehen auf und die Beispiele wirken echt. Ein weiteres Modul über das Telefonieren hätte mir gefallen, aber was da ist, lässt sich vom ersten Tag an nutzen.",
			},
		},
		{
			language: "ru",
			stars: 5,
			body: "Без обещаний быстрых денег. Задачи со сделками пришлось решать дважды, зато теперь я считаю предельную цену на листке бумаги.",
			translations: {
				en: "No promises of quick money. I had to solve the deal exercises twice, but now I work out the highest price on a sheet of paper.",
				de: "Keine Versprechen vom schnellen Geld. Die Übungen zu den Deals musste ich zweimal lösen, dafür rechne ich die Obergrenze jetzt auf einem Blatt Papier aus.",
			},
		},
		{
			language: "de",
			stars: 4,
			body: "Solide Einführung. Gut finde ich, dass immer wieder steht, wann man einen Notar oder Anwalt fragen muss. Ein paar Begriffe musste ich nachschlagen.",
			translations: {
				en: "A solid introduction. I like that it keeps saying when to ask a notary or a lawyer. A few terms I had to look up.",
				fr: "Une introduction solide. J’apprécie qu’on y répète quand il faut demander à un notaire ou à un avocat. J’ai dû chercher quelques termes.",
			},
		},
		{
			language: "zh",
			stars: 5,
			body: "例子具体，数字都能对上。以前看房源只看总价，现在会先算修缮费用和买家的利润，再决定要不要打电话。",
			translations: {
				en: "Concrete examples, and the figures all agree. I used to look at the total price only; now I work out repairs and the buyer’s profit before I decide whether to ring.",
				de: "Konkrete Beispiele, und die Zahlen stimmen alle. Früher sah ich nur auf den Gesamtpreis; jetzt rechne ich erst Reparaturen und den Gewinn des Käufers aus, bevor ich anrufe.",
			},
		},
		{
			language: "en",
			stars: 4,
			body: "The exercises are where it clicked. I still find repair estimates from photographs hard, which the course says they are.",
			translations: {
				de: "Bei den Übungen hat es klick gemacht. Reparaturkosten nach Fotos zu schätzen finde ich noch immer schwer, und der Kurs sagt das auch.",
				fr: "C’est avec les exercices que j’ai compris. Estimer des travaux d’après des photos me reste difficile, et le cours dit que ça l’est.",
				es: "Con los ejercicios lo entendí. Calcular reparaciones por fotografías me sigue costando, y el curso dice que cuesta.",
				ru: "Всё встало на место на упражнениях. Оценивать ремонт по фотографиям мне по-прежнему трудно, и курс об этом предупреждает.",
				zh: "做练习时才真正弄懂。看照片估修缮费用我仍觉得难，课程也说这本来就难。",
			},
		},
		{
			language: "en",
			stars: 3,
			body: "Good on the numbers. In my county you need a licence for most of this, and I only learned that from the notes at the end of a lesson. Read those first.",
			translations: {
				de: "Gut bei den Zahlen. In meinem County braucht man für das meiste eine Lizenz, und das erfuhr ich erst aus den Hinweisen am Ende einer Lektion. Lesen Sie die zuerst.",
				fr: "Bon sur les chiffres. Dans mon comté il faut une licence pour presque tout cela, et je ne l’ai appris que dans les notes à la fin d’une leçon. Lisez-les d’abord.",
				es: "Bueno con los números. En mi condado hace falta licencia para casi todo esto, y solo lo supe por las notas al final de una lección. Léalas primero.",
				ru: "С цифрами всё хорошо. В моём округе почти на всё это нужна лицензия, а узнал я об этом только из примечаний в конце урока. Прочтите их сначала.",
				zh: "数字部分讲得好。在我们县，这些事大多要执照，而我直到一课末尾的说明才知道。请先读那些说明。",
			},
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
