import type { TestimonialResults, TestimonialWords } from "#db/schema/site/testimonials.ts";

type DemoTestimonial = {
	name: string;
	company: string;
	rating: number;
	saidDay: string;
	verified: boolean;
	results: TestimonialResults;
	words: Record<string, TestimonialWords>;
};

/** Fictitious, so not marked as verified. Migration 0108 has written them into every school. */
export const SPECIFIED_TESTIMONIALS: readonly DemoTestimonial[] = [
	{
		name: "Marisol Ortega",
		company: "Ortega Property Partners",
		rating: 5,
		saidDay: "2026-05-18",
		verified: false,
		results: { propertiesAcquired: 7, monthsToSuccess: 5, roiPercentage: 186, portfolioValueCents: 41200000 },
		words: {
			en: {
				title: "Owner",
				location: "Valencia, Spain",
				review:
					"I had never signed anything longer than a lease. The course made me write the offer three times before I sent one. The fourth was accepted.",
				tags: ["First deal", "Contracts"],
			},
			ru: {
				title: "Владелица компании",
				location: "Валенсия, Испания",
				review:
					"До этого я не подписывала ничего длиннее договора аренды. На курсе я трижды переписала предложение, прежде чем отправить хотя бы одно. Четвёртое приняли.",
				tags: ["Первая сделка", "Договоры"],
			},
			fr: {
				title: "Gérante",
				location: "Valence, Espagne",
				review:
					"Je n’avais jamais rien signé de plus long qu’un bail. Le cours m’a fait rédiger l’offre trois fois avant d’en envoyer une. La quatrième a été acceptée.",
				tags: ["Première affaire", "Contrats"],
			},
			es: {
				title: "Propietaria",
				location: "Valencia, España",
				review:
					"Nunca había firmado nada más largo que un contrato de alquiler. El curso me hizo redactar la oferta tres veces antes de enviar una. La cuarta fue aceptada.",
				tags: ["Primera operación", "Contratos"],
			},
			de: {
				title: "Inhaberin",
				location: "Valencia, Spanien",
				review:
					"Ich hatte noch nie etwas Längeres als einen Mietvertrag unterschrieben. Im Kurs habe ich das Angebot dreimal geschrieben, bevor ich eines abschickte. Das vierte wurde angenommen.",
				tags: ["Erstes Geschäft", "Verträge"],
			},
			zh: {
				title: "公司创办人",
				location: "西班牙巴伦西亚",
				review: "在此之前，我签过的最长文件不过是一份租约。课程让我把报价改了三遍才发出去。第四份报价被接受了。",
				tags: ["第一笔交易", "合同"],
			},
		},
	},
	{
		name: "Daniel Asante",
		company: "Harbour & Hill Homes",
		rating: 5,
		saidDay: "2026-07-02",
		verified: false,
		results: { propertiesAcquired: 4, monthsToSuccess: 8, roiPercentage: 94, portfolioValueCents: 23500000 },
		words: {
			en: {
				title: "Evening-shift nurse",
				location: "Accra, Ghana",
				review:
					"I study after work, on a phone, in pieces of twenty minutes. It always says what is left and why. That is the only reason I finished.",
				tags: ["Part time", "On a phone"],
			},
			ru: {
				title: "Медбрат в вечернюю смену",
				location: "Аккра, Гана",
				review:
					"Я занимаюсь после работы, с телефона, по двадцать минут. Всегда видно, что осталось и почему. Только поэтому я дошёл до конца.",
				tags: ["После работы", "С телефона"],
			},
			fr: {
				title: "Infirmier du soir",
				location: "Accra, Ghana",
				review:
					"J’étudie après le travail, sur un téléphone, par tranches de vingt minutes. On voit toujours ce qui reste à faire et pourquoi. C’est la seule raison pour laquelle je suis allé au bout.",
				tags: ["À temps partiel", "Sur téléphone"],
			},
			es: {
				title: "Enfermero en turno de tarde",
				location: "Acra, Ghana",
				review:
					"Estudio después del trabajo, en el móvil, a ratos de veinte minutos. Siempre dice qué falta y por qué. Es la única razón por la que terminé.",
				tags: ["A tiempo parcial", "En el móvil"],
			},
			de: {
				title: "Krankenpfleger im Spätdienst",
				location: "Accra, Ghana",
				review:
					"Ich lerne nach der Arbeit, am Telefon, immer zwanzig Minuten. Man sieht jederzeit, was noch fehlt und warum. Nur deshalb bin ich fertig geworden.",
				tags: ["Nebenbei", "Am Telefon"],
			},
			zh: {
				title: "晚班护士",
				location: "加纳阿克拉",
				review: "我下班后用手机学习，每次二十分钟。页面总会告诉我还剩什么、为什么。我能学完，全靠这一点。",
				tags: ["业余学习", "手机学习"],
			},
		},
	},
	{
		name: "Hanna Lindqvist",
		company: "Norrsken Fastigheter",
		rating: 4,
		saidDay: "2026-09-11",
		verified: false,
		results: { propertiesAcquired: 3, monthsToSuccess: 11, roiPercentage: 61, portfolioValueCents: 58900000 },
		words: {
			en: {
				title: "Surveyor",
				location: "Umeå, Sweden",
				review:
					"The numbers course talked me out of two bad houses. I lost a weekend on each instead of a deposit. The third one was worth the trip.",
				tags: ["Deal analysis", "Cross-border"],
			},
			ru: {
				title: "Геодезист",
				location: "Умео, Швеция",
				review:
					"Курс о расчётах отговорил меня от двух плохих домов. На каждый ушли выходные, но не задаток. Третий стоил поездки.",
				tags: ["Анализ сделок", "Другая страна"],
			},
			fr: {
				title: "Géomètre",
				location: "Umeå, Suède",
				review:
					"Le cours sur les chiffres m’a détournée de deux mauvaises maisons. J’y ai perdu un week-end chaque fois, pas un acompte. La troisième valait le voyage.",
				tags: ["Analyse d’affaires", "À l’étranger"],
			},
			es: {
				title: "Topógrafa",
				location: "Umeå, Suecia",
				review:
					"El curso de números me quitó de la cabeza dos casas malas. Perdí un fin de semana en cada una, pero no una señal. La tercera mereció el viaje.",
				tags: ["Análisis de operaciones", "En otro país"],
			},
			de: {
				title: "Vermessungsingenieurin",
				location: "Umeå, Schweden",
				review:
					"Der Kurs über die Zahlen hat mir zwei schlechte Häuser ausgeredet. Jedes kostete mich ein Wochenende, aber keine Anzahlung. Das dritte war die Reise wert.",
				tags: ["Zahlen prüfen", "Im Ausland"],
			},
			zh: {
				title: "测量师",
				location: "瑞典于默奥",
				review: "测算课程让我放弃了两套不划算的房子。每套只花了我一个周末，没有搭上定金。第三套没有白跑。",
				tags: ["交易测算", "跨境"],
			},
		},
	},
];

/** Figures for the desk: one with its source, and one that nobody should show as it is. */
export const DEMO_CLAIMS = [
	{
		saidDay: "2026-11-02",
		source: "Course catalog",
		words: {
			en: { title: "6", location: "", review: "courses with worked examples", tags: [] },
			ru: { title: "6", location: "", review: "курсов с разобранными примерами", tags: [] },
			fr: { title: "6", location: "", review: "cours avec des exemples corrigés", tags: [] },
			es: { title: "6", location: "", review: "cursos con ejemplos resueltos", tags: [] },
			de: { title: "6", location: "", review: "Kurse mit Rechenbeispielen", tags: [] },
			zh: { title: "6", location: "", review: "门附完整算例的课程", tags: [] },
		},
	},
	{
		saidDay: "2025-03-14",
		source: "",
		words: { en: { title: "1,200", location: "", review: "students", tags: [] } },
	},
];
