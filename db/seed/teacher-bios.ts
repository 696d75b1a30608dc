import type { Language } from "#app/shared/words/languages.ts";

export const INGRID_BIO: Record<Language, string> = {
	en: `I began as an appraiser in Bergen, where rain and slopes teach you to look at a house twice. Eleven years of reports showed me how often a price rests on one comparable too few.

Since 2020 I have wholesaled: first near Bergen, then in Porto. Most of my deals were small, and some I walked away from. Those are the ones I teach with, because the reasons can be written down.

What you can expect of me: numbers with their sources, and answers in the forum within two working days.`,
	ru: `Я начинала оценщицей в Бергене, где дождь и склоны учат смотреть на дом дважды. Одиннадцать лет отчётов показали мне, как часто цена держится на сравнении, которого не хватает.

С 2020 года я занимаюсь оптовыми сделками: сначала под Бергеном, потом в Порту. Большинство сделок были небольшими, от некоторых я отказалась. На них я и учу, потому что причины отказа можно записать.

Чего от меня ждать: цифр с источниками и ответов на форуме в течение двух рабочих дней.`,
	fr: `J’ai commencé comme experte immobilière à Bergen, où la pluie et les pentes apprennent à regarder une maison deux fois. Onze ans de rapports m’ont montré combien de fois un prix tient à une comparaison qui manque.

Depuis 2020, je fais de la vente en gros, d’abord près de Bergen, puis à Porto. La plupart de mes affaires étaient petites, et j’ai renoncé à certaines. C’est avec elles que j’enseigne, car leurs raisons peuvent s’écrire.

Ce que vous pouvez attendre de moi : des chiffres avec leurs sources, et des réponses sur le forum en deux jours ouvrés.`,
	es: `Empecé como tasadora en Bergen, donde la lluvia y las laderas enseñan a mirar una casa dos veces. Once años de informes me mostraron cuántas veces un precio se apoya en una comparación de menos.

Desde 2020 soy mayorista, primero cerca de Bergen y después en Oporto. La mayoría de mis operaciones fueron pequeñas y a algunas renuncié. Con esas enseño, porque los motivos se pueden escribir.

Qué puede esperar de mí: cifras con sus fuentes y respuestas en el foro en dos días laborables.`,
	de: `Angefangen habe ich als Gutachterin in Bergen, wo Regen und Hänge einen lehren, ein Haus zweimal anzusehen. Elf Jahre Gutachten haben mir gezeigt, wie oft ein Preis an einem Vergleich hängt, der fehlt.

Seit 2020 arbeite ich im Wholesaling, erst bei Bergen, dann in Porto. Die meisten meiner Geschäfte waren klein, von manchen habe ich die Finger gelassen. Mit denen unterrichte ich, weil sich die Gründe aufschreiben lassen.

Was Sie von mir erwarten können: Zahlen mit ihren Quellen, und Antworten im Forum innerhalb von zwei Werktagen.`,
	zh: `我在卑尔根以房产估价起步。那里的雨水和坡地教会我：看房要看两遍。十一年的报告让我明白，一个价格常常只因少了一个可比案例而站不住脚。

自 2020 年起，我做批发交易，先在卑尔根附近，后来在波尔图。多数交易规模不大，有些我选择放弃。我正是用这些案例授课，因为放弃的理由可以写得清清楚楚。

您可以期待：每个数字都有出处，论坛上的问题在两个工作日内得到答复。`,
};

export const TOMAS_BIO: Record<Language, string> = {
	en: `For nine years I read titles in Mérida: liens, heirs nobody had asked, boundaries drawn from memory. Since 2015 I have carried contracts in Mexico, Guatemala, Spain and Portugal.

I teach the part that happens before anybody signs: who may sell, what is written where, and which office answers. Bring your own papers to the exercises, with the names blacked out.`,
	ru: `Девять лет я читал документы о праве собственности в Мериде: залоги, наследники, которых никто не спросил, границы по памяти. С 2015 года веду договоры в Мексике, Гватемале, Испании и Португалии.

Я учу тому, что происходит до подписи: кто вправе продавать, что и где записано и какое ведомство ответит. Приносите на упражнения свои бумаги с закрашенными именами.`,
	fr: `Pendant neuf ans, j’ai lu des titres de propriété à Mérida : privilèges, héritiers que personne n’avait consultés, limites tracées de mémoire. Depuis 2015, je porte des contrats au Mexique, au Guatemala, en Espagne et au Portugal.

J’enseigne ce qui se passe avant la signature : qui peut vendre, ce qui est écrit et où, et quel bureau répond. Apportez vos propres papiers aux exercices, les noms noircis.`,
	es: `Durante nueve años leí títulos en Mérida: gravámenes, herederos a los que nadie preguntó, linderos trazados de memoria. Desde 2015 llevo contratos en México, Guatemala, España y Portugal.

Enseño lo que ocurre antes de firmar: quién puede vender, qué está escrito y dónde, y qué oficina responde. Traiga sus propios papeles a los ejercicios, con los nombres tachados.`,
	de: `Neun Jahre lang habe ich in Mérida Eigentumstitel gelesen: Pfandrechte, Erben, die niemand gefragt hatte, Grenzen aus dem Gedächtnis. Seit 2015 bringe ich Verträge in Mexiko, Guatemala, Spanien und Portugal zum Abschluss.

Ich unterrichte, was vor der Unterschrift geschieht: wer verkaufen darf, was wo geschrieben steht und welches Amt antwortet. Bringen Sie zu den Übungen eigene Papiere mit, die Namen geschwärzt.`,
	zh: `我在梅里达审阅产权文件九年：抵押、无人过问的继承人、凭记忆划定的边界。自 2015 年起，我在墨西哥、危地马拉、西班牙和葡萄牙经手合同。

我讲授签字之前的事：谁有权出售，什么写在哪里，该找哪个部门。做练习时请带上您自己的文件，并遮去姓名。`,
};
