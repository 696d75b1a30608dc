/** The most frequent leaked passwords of ten characters or more, and stems that people lengthen. */
const COMMON_PASSWORDS = new Set(
	`1234567890 12345678910 0123456789 0987654321 1234567891 12345678901 123456789012 1111111111 0000000000 2222222222
	5555555555 6666666666 7777777777 8888888888 9999999999 1212121212 1231231231 123123123123 1234512345 1122334455
	1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc q1w2e3r4t5 q1w2e3r4t5y6 qwertyuiop qwerty1234 qwerty12345 qwerty123456
	qwertyuiop1 qwertyqwerty asdfghjkl1 asdfasdfasdf zxcvbnm123 zxcvbnm1234 qazwsxedcr qazwsxedcrfv 1qazxsw23edc
	password12 password123 password1234 password12345 password123456 passwordpassword password01 password11 password99
	mypassword mypassword1 thepassword newpassword changeme123 changeme1234 letmein123 letmein1234 welcome123
	welcome1234 welcome2024 welcome2025 welcome2026 admin12345 admin123456 administrator administrator1 iloveyou12
	iloveyou123 iloveyou1234 iloveyouso iloveyou22 sunshine123 princess123 football123 football12 baseball123
	basketball basketball1 liverpool1 liverpool123 manchester manchester1 chelsea123 arsenal123 barcelona1 realmadrid
	superman123 batman1234 spiderman1 spiderman123 starwars123 pokemon123 pokemon1234 dragonball dragonball1 naruto1234
	michael123 jennifer123 christopher elizabeth1 elizabeth123 alexander1 alexander123 jonathan123 samsung123
	computer123 internet123 facebook123 facebook12 google1234 microsoft1 trustno1trustno1 abcdefghij abcdefghijk
	abcdefghi1 abcd123456 abcde12345 abc1234567 abc12345678 aaaaaaaaaa aa12345678 aa123456789 a123456789 a1234567890
	qwe123qwe123 qweasdzxc123 qweasdzxc1 123qweasdzxc 123456789a 123456789q 1234567890q 12345qwert 123456qwerty
	secret1234 secret12345 master1234 monkey1234 freedom123 whatever123 blink182blink football1234 butterfly1
	butterfly123 chocolate1 chocolate123 strawberry strawberry1 cheesecake motherfucker fuckyou123 fuckyou1234
	realestate realestate1 realestate123 wholesaling wholesaling1 wholesale1 wholesale123 password!1 p@ssw0rd123
	p@ssword123 passw0rd123 passw0rd1234 pa$$word123 qwerty!@#123 lovelovelove 1029384756 9876543210 98765432100
	147258369 1472583690 14725836900 7894561230 789456123 1593574560 contraseña contrasena123 contraseña123
	motdepasse motdepasse1 motdepasse123 azertyuiop azertyuiop1 azerty1234 azerty12345 passwort123 passwort1234
	hallo12345 schalke04schalke йцукенгшщз йцукен12345 пароль12345 пароль1234 woaini1314 woaini5201314 5201314520
	a5201314520 zhang12345 wang123456`.split(/\s+/),
);

export function isCommonPassword(password: string): boolean {
	const lowered = password.toLowerCase();
	return COMMON_PASSWORDS.has(lowered) || /^(.)\1*$/u.test(lowered) || /^(.{1,3})\1+$/u.test(lowered);
}
