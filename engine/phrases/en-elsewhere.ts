import type { Pack } from './pack.ts';

export const elsewhereLists = {
  firm: 'amazon|netflix|spotify|ebay|uber|lyft|airbnb|vodafone|verizon|comcast|disney plus|hulu|walmart|ikea|zara|zalando|temu|shein|etsy|youtube|apple|microsoft|windows|gmail|facebook|instagram|tiktok|whatsapp|steam|playstation|xbox|booking|ryanair|delta|hilton|mcdonalds|doordash|my bank|my gym|my landlord|my university|my insurance|zzthing',
  money: 'money|cash|funds|#num dollars|#num pounds|my salary|a deposit|euros',
};

/** Out-of-scope requests that resemble a shop's: other companies, banks, chatbots, code. */
export const elsewhere: Pack['ways'][number] = {
  out_of_scope: {
    say: `
      [where is|wheres|track|any news on|when comes|what happened to] my {firm} [parcel|order|package|delivery|driver|ride|refund]
      [my|the] {firm} [parcel|order|package|delivery|subscription|app|account] [hasnt come|is late|doesnt load|does not work|is blocked|never came|got hacked|is down] [, help me|, what do i do|]
      [cancel|stop|pause|end|change|renew|upgrade] my {firm} [membership|subscription|account|order|plan|contract|booking]
      [reset|recover|change|i forgot] my {firm} [password|pin|login|account|email]
      [delete|close|deactivate] my {firm} [account|profile|page]
      [get|i want|how do i get] [a refund|my money back] from {firm}
      my [phone|mobile|internet|gym|cable|insurance|energy|tv|rental] contract with {firm}, [cancel it|how do i end it|it is too expensive|can you stop it]
      is {firm} [cheaper|better|safer|bigger|down] [than {firm}|today|right now|]
      [whats|what is] the [phone number|customer service number|address|opening hours] of {firm}
      [fix|restart|repair|update|set up|unlock|root|format] my [xbox|iphone|android phone|laptop|printer|router|wifi|windows|playstation|smart tv|car radio|washing machine]
      my [tv|computer|laptop|phone|car|fridge|washing machine|internet|boiler|toilet] is [broken|blocked|frozen|too slow|making noise|leaking] [and it is not from you|, who can fix it|, do you know a plumber|, do you know a repairman|from another shop|]
      [my|the|a] [transfer|bank transfer|top up|cash withdrawal|deposit|cheque|direct debit|standing order] [is still pending|has not arrived|was declined|failed|was reverted|is not showing|takes so long|did not go through] [, how long does it take|, why|, can you check|, where is the money|]
      how long [do|does] [a transfer|transfers|a bank transfer|a top up|a cheque|a deposit] [take|need] [to arrive|to clear|from abroad|within the country|]
      [why was i|i was|why am i] charged [a fee|extra|something] for [withdrawing cash|a transfer|a cash withdrawal|topping up|exchanging money|using the atm|paying abroad]
      [is there|what is|how high is] [a|the] [fee|charge|limit|cost] [for|on] [withdrawals|transfers|topping up|exchanging currencies|foreign payments|atm use|receiving money]
      the [atm|cash machine] [swallowed my card|gave me the wrong amount|gave too little|declined my card|did not give me money] [, how do i get it back|, what now|and my account was charged|]
      [how do i|can i|i want to|where do i] [top up|exchange|hold|convert|withdraw|deposit|receive] [{money}|my account|several currencies|foreign currency|crypto|by cheque|with an american card] [in the app|at an atm|for a friend|automatically|]
      [what|which] [exchange rate|rate|currencies|countries|atms] [do you use|did i get|do you support|can i use|did you apply|accept my card] [for this|for my withdrawal|to exchange|]
      [i|the machine|an atm] [only got|took out|gave me|paid out|withdrew] [#num|half|the wrong amount|nothing] [instead of #num|but the app says #num|although my balance shows it], [why|what happened|please check]
      [a|my|the|an] [cash withdrawal|atm withdrawal|withdrawal|transfer|top up|top-up|direct debit] [on my statement|in the app|from yesterday|] [is not mine|i did not make|i dont recognise|looks wrong|shows twice|is still pending|was cancelled|disappeared]
      [my|the] [top up|top-up|auto top up|transfer] [failed|was reverted|did not work|is not in my balance|got cancelled|is pending since yesterday] [, why|, what can i do|, please help|and i need the money|]
      the [beneficiary|recipient|payee|person i sent money to|receiver] [has not received|did not get|cant see|is not allowed|was not found] [the transfer|the money|it|my transfer] [yet|]
      [my|the] balance [has not|did not|doesnt] [updated|change|go up|show] [after|since] [i deposited cash|a cheque|my deposit|the transfer|i topped up]
      i [deposited|paid in|put in|withdrew] [cash|a cheque|{money}] [today|{ago}|at the atm|at the branch] and [it is not there|my balance is the same|the app shows nothing|i was charged for it]
      [can|could] [i|my friend|my wife|a minor] [top up|pay into|use|link|add money to] [my account|the card|a bank card] [with cash|with apple pay|from abroad|from another bank|automatically|]
      [does|is|can|should] my car [take diesel|need new tires|need an oil change|due for service|run on regular|be repaired]
      how [much|many bills] do i [still|] owe [on my bills|in taxes|on the rent|this month|for the car|on my loan]
      [do i|did i|have i] [still|] [owe|have|pay|missed] [any bills|the rent|my taxes|any loans|my water bill] [this month|already|]
      how long [should|must|does] {food} [stay|be|go] [in the oven|in the fridge|on the grill|in the pan]
      [where|how] [am i|are we|can i see where i am|do i share where i am] [right now|located|on the map|at the moment|with {who}]
      [is|are] there [a holiday|any holidays|meeting rooms|free seats|tables|parking] [next week|this month|on {day}|available at noon]
      i [have|got] [credit card|airline|hotel] points, [how do i use them|can i redeem them|how many are there]
      the exchange rate [was wrong|is too low|changed|is not what i saw] [for my withdrawal|on my trip|when i got cash|]
      i exchange [currencies|money|euros] [often|a lot|every week], [is there a discount|do i get a better rate|what does it cost]
      [activate|how do i activate|link|freeze|order|where is|i lost] my [new bank card|virtual card|bank card|atm card|contactless card|disposable card] [in the app|]
      [why do you|do i have to|how do i] [verify|need to verify|prove|check] [my identity|who i am|the source of my funds]
      [i cannot|how can i] prove [my identity|who i am] [to the bank|in the app|]
      i [sent|transferred|moved] {money} to [my friend|my landlord|the wrong account|another bank|a person abroad] and [it never arrived|they have not got it|want it back|it is pending]
      i need to [move|send|put|get] {money} [to|from|into] [another account|my other account|my savings|china|the wrong person|my friend]
      when [do i get|am i|is my next|was i last] [paid|paycheck|payday|day off|holiday|time off]
      how many [days off|vacation days|sick days|hours|meetings] [do i have|have i used|did i take|are left|have i got] [this year|]
      [call yourself|call me|address me as|you can address me as|you shall call me|my name shall be|from now on i am|refer to me as] [lord zzthing|captain|boss|your majesty|zzthing|my king|sweetheart]
      [change|alter|update|switch] [your|the ais|the bots] [name|voice|accent|language|tone|gender] [to zzthing|to a male one|to a woman|please|]
      [speak|talk|whisper|read|say it] [slower|faster|more quietly|louder|more quickly|in a whisper|like a pirate] [please|]
      [what|which] [sort of|kinds of|] [pets|animals|music|food|films|hobbies|colours|people] do you [have|own|like|keep|prefer|love]
      do you [have|own|like|eat|sleep|love|dream of] [pets|a dog|a cat|children|pizza|football|people|a girlfriend|feelings]
      [how old|how tall|how smart|where] are you [from|living|born|]
      are you [a cat or a dog person|married|in love|hungry|tired|young or old|rich|religious|from germany]
      who [made|created|programmed|owns|pays|trained] you
      [are aliens|is god|are ghosts|is santa|is bigfoot|are dragons] real
      [who|what] [are you voting for|do you think about the president|do you think of politics|is your favourite football team]
      does [she|he|my crush|my boyfriend|my ex] [love me|like me|miss me|think of me|lie to me]
      my [back|head|knee|tooth|stomach|ear] [hurts|aches|is sore|itches] [when i sit|at night|since yesterday|, which doctor do i see|a lot|, what helps]
      i need [a doctor|a dentist|a dentist appointment|a lawyer for my divorce|a babysitter|a plumber|an electrician|a mechanic|a haircut] [on {day}|for my knee|nearby|for my kids|]
      i lost my [passport|wallet|driving licence|luggage|keys|phone on the train], [what do i do|who do i call|where do i go]
      how do i [renew|get|apply for] [my|a] [driving licence|passport|visa for {country}|id card|birth certificate|work permit|green card]
      [find|get|order|call|book] me [a job|a taxi|an uber|a flat|a cheap flight|a babysitter|a table|a girlfriend|a hotel in paris]
      [can you|could you|please|] [lend|give|wire] me [#num|#num dollars|some money|a loan|a million]
      can you [drive me to the airport|walk my dog|do my maths homework|cook dinner|clean my house|write my essay|pick up my kids|do my taxes]
      [change|pick|upgrade|check in for] my [seat|flight|hotel room|booking|train] [on flight #order|to {town}|for {day}|]
      [select|delete|insert|update|drop] [*|all|into|] [from|table|where] [users|customers|table|accounts] [where id = 1|; drop table|values|limit #num|]
      [import|from] [react|numpy|os|fs|java.util] [import|from|as np|;] [export default function|app|*|return null|]
      [def|function|const|public static void|class|print|console.log|echo|while|for] [main|foo|x|hello|app|i in range] [hello world|async|undefined|null|return|]
      [git push|npm install|pip install|sudo rm|docker run|curl|cd|ls] [origin master|zzthing|-rf|localhost|--force|requests]
      [python|javascript|java|sql|excel|html|css] [list comprehension|array|loop|formula|query|function|error|tutorial] [example|how|]
      #num [*|x|+|-|/|times|plus|divided by] #num [=|?|equals what|]
      [what does|whats the meaning of|define] [zzthing|serendipity|ennui|this latin word|gaslighting] [mean|]
      convert #num [miles|pounds|fahrenheit|inches|gallons|cups] [to|into] [km|kilos|celsius|cm|litres|grams]
      [what year did|when did|how did|why did] the [titanic sink|war end|wall fall|dinosaurs die|roman empire fall|war start]
      [how tall|how high|how old|how deep|how far] is [mount everest|the eiffel tower|the queen|the pacific|the sun|the pope]
      [when|where] does the [next|last] [bus|train|tram|ferry|plane] [leave|go|stop|arrive] [to {town}|from here|]
      is it [going to|gonna|supposed to] [rain|snow|be hot|storm|freeze] [on {day}|tomorrow|tonight|]
      [give me|whats|got] [a|the|your] [recipe|recipe for banana bread|horoscope for today|lottery numbers|football score|weather in {town}|news]
      [translate|how do you say|say] ["good luck"|"thanks"|this|i love you|my sentence] [into|in|to] {tongue}
      [whats|what is] [bitcoin|gold|the dollar|tesla stock|ethereum|oil] [at|worth|trading at] [right now|today|]
      [recommend|suggest] me a [movie|film|book|series|song|restaurant|podcast|holiday destination|video game] [for tonight|]
      [sing me a song|tell me something about space|rap for me|surprise me with a fact|lets play chess|guess my age|tell me your secrets]
      my [neighbour|husband|boss|ex|teacher] [is annoying|is cheating on me|hates me|wont talk to me], what [should i do|do i say]`,
  },
};
