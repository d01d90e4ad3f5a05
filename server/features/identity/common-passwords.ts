/** What is tried first, of ten characters and more, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  0000000000 0123456789 0987654321 1111111111 1122334455 1212121212 123123123123 1234567890 1234567891 12345678910 123456789a 1q2w3e4r5t
  1q2w3e4r5t6y 1qaz2wsx3edc 2222222222 5555555555 7777777777 8888888888 9876543210 9999999999 a123456789 aaaaaaaaaa abc1234567 abcd123456
  abcdefghij abcdefghijk admin123456 adminadmin administrator administrator! administrator00 administrator01 administrator1
  administrator1! administrator12 administrator123 administrator123! administrator1234 administrator12345 administrator123456
  administrator2020 administrator2021 administrator2022 administrator2023 administrator2024 administrator2025 administrator2026
  administrator99 administratoradministrator arsenal123 arsenal123! arsenal1234 arsenal12345 arsenal123456 arsenal2020 arsenal2021
  arsenal2022 arsenal2023 arsenal2024 arsenal2025 arsenal2026 arsenalarsenal asdfasdfasdf asdfghjkl! asdfghjkl00 asdfghjkl01 asdfghjkl1
  asdfghjkl1! asdfghjkl12 asdfghjkl123 asdfghjkl123! asdfghjkl1234 asdfghjkl12345 asdfghjkl123456 asdfghjkl2020 asdfghjkl2021
  asdfghjkl2022 asdfghjkl2023 asdfghjkl2024 asdfghjkl2025 asdfghjkl2026 asdfghjkl99 asdfghjklasdfghjkl autumn123! autumn1234 autumn12345
  autumn123456 autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 autumn2025 autumn2026 autumnautumn azerty12345 azertyuiop
  barcelona! barcelona00 barcelona01 barcelona1 barcelona1! barcelona12 barcelona123 barcelona123! barcelona1234 barcelona12345
  barcelona123456 barcelona2020 barcelona2021 barcelona2022 barcelona2023 barcelona2024 barcelona2025 barcelona2026 barcelona99
  barcelonabarcelona baseball00 baseball01 baseball1! baseball12 baseball123 baseball123! baseball1234 baseball12345 baseball123456
  baseball2020 baseball2021 baseball2022 baseball2023 baseball2024 baseball2025 baseball2026 baseball99 baseballbaseball basketball
  basketball! basketball00 basketball01 basketball1 basketball1! basketball12 basketball123 basketball123! basketball1234 basketball12345
  basketball123456 basketball2020 basketball2021 basketball2022 basketball2023 basketball2024 basketball2025 basketball2026 basketball99
  basketballbasketball batman123! batman1234 batman12345 batman123456 batman2020 batman2021 batman2022 batman2023 batman2024 batman2025
  batman2026 batmanbatman changeme00 changeme01 changeme1! changeme12 changeme123 changeme123! changeme1234 changeme12345 changeme123456
  changeme2020 changeme2021 changeme2022 changeme2023 changeme2024 changeme2025 changeme2026 changeme99 changemechangeme charlie123
  charlie123! charlie1234 charlie12345 charlie123456 charlie2020 charlie2021 charlie2022 charlie2023 charlie2024 charlie2025 charlie2026
  charliecharlie chelsea123 chelsea123! chelsea1234 chelsea12345 chelsea123456 chelsea2020 chelsea2021 chelsea2022 chelsea2023
  chelsea2024 chelsea2025 chelsea2026 chelseachelsea computer00 computer01 computer1! computer12 computer123 computer123! computer1234
  computer12345 computer123456 computer2020 computer2021 computer2022 computer2023 computer2024 computer2025 computer2026 computer99
  computercomputer contrasena contrasena! contrasena00 contrasena01 contrasena1 contrasena1! contrasena12 contrasena123 contrasena123!
  contrasena1234 contrasena12345 contrasena123456 contrasena2020 contrasena2021 contrasena2022 contrasena2023 contrasena2024
  contrasena2025 contrasena2026 contrasena99 contrasenacontrasena correcthorsebatterystaple dragon123! dragon1234 dragon12345
  dragon123456 dragon2020 dragon2021 dragon2022 dragon2023 dragon2024 dragon2025 dragon2026 dragondragon facebook00 facebook01 facebook1!
  facebook12 facebook123 facebook123! facebook1234 facebook12345 facebook123456 facebook2020 facebook2021 facebook2022 facebook2023
  facebook2024 facebook2025 facebook2026 facebook99 facebookfacebook football00 football01 football1! football12 football123 football123!
  football1234 football12345 football123456 football2020 football2021 football2022 football2023 football2024 football2025 football2026
  football99 footballfootball google123! google1234 google12345 google123456 google2020 google2021 google2022 google2023 google2024
  google2025 google2026 googlegoogle guest12345 hunter123! hunter1234 hunter12345 hunter123456 hunter2020 hunter2021 hunter2022
  hunter2023 hunter2024 hunter2025 hunter2026 hunterhunter iloveyou00 iloveyou01 iloveyou1! iloveyou12 iloveyou123 iloveyou123!
  iloveyou1234 iloveyou12345 iloveyou123456 iloveyou2020 iloveyou2021 iloveyou2022 iloveyou2023 iloveyou2024 iloveyou2025 iloveyou2026
  iloveyou99 iloveyouiloveyou internet00 internet01 internet1! internet12 internet123 internet123! internet1234 internet12345
  internet123456 internet2020 internet2021 internet2022 internet2023 internet2024 internet2025 internet2026 internet99 internetinternet
  jennifer00 jennifer01 jennifer1! jennifer12 jennifer123 jennifer123! jennifer1234 jennifer12345 jennifer123456 jennifer2020
  jennifer2021 jennifer2022 jennifer2023 jennifer2024 jennifer2025 jennifer2026 jennifer99 jenniferjennifer jessica123 jessica123!
  jessica1234 jessica12345 jessica123456 jessica2020 jessica2021 jessica2022 jessica2023 jessica2024 jessica2025 jessica2026
  jessicajessica jordan123! jordan1234 jordan12345 jordan123456 jordan2020 jordan2021 jordan2022 jordan2023 jordan2024 jordan2025
  jordan2026 jordanjordan letmein123 letmein123! letmein1234 letmein12345 letmein123456 letmein2020 letmein2021 letmein2022 letmein2023
  letmein2024 letmein2025 letmein2026 letmeinletmein liverpool! liverpool00 liverpool01 liverpool1 liverpool1! liverpool12 liverpool123
  liverpool123! liverpool1234 liverpool12345 liverpool123456 liverpool2020 liverpool2021 liverpool2022 liverpool2023 liverpool2024
  liverpool2025 liverpool2026 liverpool99 liverpoolliverpool master123! master1234 master12345 master123456 master2020 master2021
  master2022 master2023 master2024 master2025 master2026 mastermaster michael123 michael123! michael1234 michael12345 michael123456
  michael2020 michael2021 michael2022 michael2023 michael2024 michael2025 michael2026 michaelmichael monkey123! monkey1234 monkey12345
  monkey123456 monkey2020 monkey2021 monkey2022 monkey2023 monkey2024 monkey2025 monkey2026 monkeymonkey motdepasse motdepasse!
  motdepasse00 motdepasse01 motdepasse1 motdepasse1! motdepasse12 motdepasse123 motdepasse123! motdepasse1234 motdepasse12345
  motdepasse123456 motdepasse2020 motdepasse2021 motdepasse2022 motdepasse2023 motdepasse2024 motdepasse2025 motdepasse2026 motdepasse99
  motdepassemotdepasse mypassword mypassword1 mypassword123 newpassword nopassword p@ssw0rd123 p@ssword123 parley1234 parley12345
  parleyparley passw0rd123 password00 password01 password1! password12 password123 password123! password1234 password12345 password123456
  password1234567890 password2020 password2021 password2022 password2023 password2024 password2025 password2026 password99
  passwordpassword passwort00 passwort01 passwort1! passwort12 passwort123 passwort123! passwort1234 passwort12345 passwort123456
  passwort2020 passwort2021 passwort2022 passwort2023 passwort2024 passwort2025 passwort2026 passwort99 passwortpasswort pokemon123
  pokemon123! pokemon1234 pokemon12345 pokemon123456 pokemon2020 pokemon2021 pokemon2022 pokemon2023 pokemon2024 pokemon2025 pokemon2026
  pokemonpokemon princess00 princess01 princess1! princess12 princess123 princess123! princess1234 princess12345 princess123456
  princess2020 princess2021 princess2022 princess2023 princess2024 princess2025 princess2026 princess99 princessprincess q1w2e3r4t5
  qazwsxedcrfv qwerty123! qwerty1234 qwerty12345 qwerty123456 qwerty2020 qwerty2021 qwerty2022 qwerty2023 qwerty2024 qwerty2025
  qwerty2026 qwertyqwerty qwertyuiop qwertyuiop! qwertyuiop00 qwertyuiop01 qwertyuiop1 qwertyuiop1! qwertyuiop12 qwertyuiop123
  qwertyuiop123! qwertyuiop1234 qwertyuiop12345 qwertyuiop123456 qwertyuiop2020 qwertyuiop2021 qwertyuiop2022 qwertyuiop2023
  qwertyuiop2024 qwertyuiop2025 qwertyuiop2026 qwertyuiop99 qwertyuiopqwertyuiop qwertz12345 qwertzuiop root123456 samsung123 samsung123!
  samsung1234 samsung12345 samsung123456 samsung2020 samsung2021 samsung2022 samsung2023 samsung2024 samsung2025 samsung2026
  samsungsamsung secret123! secret1234 secret12345 secret123456 secret2020 secret2021 secret2022 secret2023 secret2024 secret2025
  secret2026 secretsecret shopowner1 spring123! spring1234 spring12345 spring123456 spring2020 spring2021 spring2022 spring2023
  spring2024 spring2025 spring2026 springspring starwars00 starwars01 starwars1! starwars12 starwars123 starwars123! starwars1234
  starwars12345 starwars123456 starwars2020 starwars2021 starwars2022 starwars2023 starwars2024 starwars2025 starwars2026 starwars99
  starwarsstarwars summer123! summer1234 summer12345 summer123456 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025
  summer2026 summersummer sunshine00 sunshine01 sunshine1! sunshine12 sunshine123 sunshine123! sunshine1234 sunshine12345 sunshine123456
  sunshine2020 sunshine2021 sunshine2022 sunshine2023 sunshine2024 sunshine2025 sunshine2026 sunshine99 sunshinesunshine superman00
  superman01 superman1! superman12 superman123 superman123! superman1234 superman12345 superman123456 superman2020 superman2021
  superman2022 superman2023 superman2024 superman2025 superman2026 superman99 supermansuperman test123456 testtest12 testtesttest
  thisisapassword trustno100 trustno101 trustno11! trustno112 trustno1123 trustno1123! trustno11234 trustno112345 trustno1123456
  trustno12020 trustno12021 trustno12022 trustno12023 trustno12024 trustno12025 trustno12026 trustno199 trustno1trustno1 user123456
  welcome123 welcome123! welcome1234 welcome12345 welcome123456 welcome2020 welcome2021 welcome2022 welcome2023 welcome2024 welcome2025
  welcome2026 welcomewelcome whatever00 whatever01 whatever1! whatever12 whatever123 whatever123! whatever1234 whatever12345
  whatever123456 whatever2020 whatever2021 whatever2022 whatever2023 whatever2024 whatever2025 whatever2026 whatever99 whateverwhatever
  winter123! winter1234 winter12345 winter123456 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026
  winterwinter yourpassword zaq12wsxcde3 zxcvbnm123 zxcvbnm123! zxcvbnm1234 zxcvbnm12345 zxcvbnm123456 zxcvbnm2020 zxcvbnm2021
  zxcvbnm2022 zxcvbnm2023 zxcvbnm2024 zxcvbnm2025 zxcvbnm2026 zxcvbnmzxcvbnm
`
    .trim()
    .split(/\s+/),
);
