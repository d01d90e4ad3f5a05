import type { Pack } from './pack.ts';

export const dialogue: Pack['ways'][number] = {
  greeting: {
    say: `
      [hi|hello|hey|good morning|good afternoon|good evening|hi there|hello there|hey there|yo|hiya|howdy|greetings|good day|morning|evening|afternoon|hallo|heya|helo|hii|heyy|hai|hellooo|sup|gm|hey hey|ello|g day|hola]
      [hello|hi|hey|good morning|good evening|good day|howdy] [everyone|team|all|again|parley|sir|madam|there|friend|buddy|guys|folks|mate|assistant|bot|support|dear|my friend|everybody|to you|man]
      [hi|hello|hey|good morning|yo|] [how are you|how are you doing|how are you today|how is it going|hows it going|whats up|how do you do|how are things|how have you been|how is your day|how was your day|whats new|how you doing|how is everything|how are u|are you ok|are you doing well|hru|how goes it|what is up|hope you are well|everything good|hows life|hows your day going|wassup|what is happening|are you having a good day]
      is [anybody|anyone|someone|somebody] [there|here|home|online]
      [nice|pleased|good|lovely|great] to [meet|see|talk to|chat with] you
      [hi|hello|hey] [good morning|good afternoon|nice to meet you|you there|long time no see]
      [how do you feel|are you alright|are things going well for you|how have you been doing|is everything going well|hope youre having a good day|how is your morning|how are you feeling] [today|]
      [knock knock|anyone|hello hello|hi hi|are you there|you there]
      [oi|heyo|haii|heyyy|hellooo|hihi|hiii|good mornin|mornin]
      [hello|hi], [my name is|i am|this is] [alex|maria|john|sam]
      top of the morning`,
  },
  thanks: {
    say: `
      [thank you|thanks|many thanks|thanks a lot|thank you very much|cheers|much appreciated|great thanks|perfect thank you|ok thanks|that helps|you are great|awesome thanks|thx|ty|thank u|tysm|thanks so much|thanks a million|thanks a bunch|thanks a ton|thnx|thank you kindly|super thanks|tnx|thank you so much|great thank you|ok thank you|fine thanks|good thanks|alright thanks|thankyou|thanks buddy|thanks man|thanks pal|thanks mate|tks|thanx|obliged|much obliged|cheers mate|tysm mate|ta|thank ya|thaaanks]
      [that|this|it] [was helpful|helped a lot|solved it|helped|was great|was very kind|is perfect|was what i needed|helped me so much|was useful|worked thanks|is all i needed thanks]
      [thank you|thanks|thx|cheers|many thanks] [for your help|so much|very much indeed|for helping|for the help|for everything|for the information|for your time|for that|for the quick reply|for your assistance|for answering|for your support|for clearing that up|again|for letting me know|my friend|for being so kind|a bunch|for the answer|dear]
      i [really|so|greatly|truly|do|] appreciate [it|your help|that|the help|this|your time|your assistance|you helping me]
      [great job|well done|lovely thanks|super thanks|excellent work thanks|you rock|you are the best|you are awesome|you saved me|you have been very helpful|youre a star|you're so helpful|good job|nice work thank you|you were of great help|nice one]
      [ok|great|perfect|good|wonderful|cool|awesome|nice|alright|lovely|yes|no|super] [thanks|thank you|thx|cheers|much appreciated] [a lot|so much|very much|]
      [i am|im] [happy|glad] [you|that you|with your|] [did that for me|could help me|helped|answer|explained it|were able to help]
      [your|the|that] [answer|help|reply|work|explanation] [pleased me|was perfect|was great|was spot on|made me happy|helped a lot]
      i am [very|so|] [grateful|thankful] [for your help|to you|]
      [i thank you|i want to thank you|i would like to say thanks|let me thank you|wanted to say thank you|my thanks to you|thanks to you|thank god you helped me]
      [that|this|it] [did it|fixed it|worked|sorted it|works now|did help|resolved my issue] [thanks|thank you|cheers|]
      [thats all|ok thats what|that is everything|this is all] [i needed|i wanted to know|i had to know] [thank you|thanks|thanks a lot]
      [many|so many|lots of|big|huge] [thanks|thank yous] [to you|for that|]
      [i am|im|we are] [much|very|most|greatly|so] obliged [to you|]
      you [have been|were|are] [most|so|very|really|extremely] [helpful|kind|patient|obliging] [indeed|, thank you|, much appreciated|]
      [awesome|amazing|brilliant|perfect|sweet|legend] [thank u|ty|thx|you|cheers|, appreciate it]
      no [more questions|problem anymore], thank you`,
  },
  goodbye: {
    say: `
      [bye|goodbye|see you|bye bye|good night|have a nice day|farewell|take care|see you later|talk to you later|thats all|that was all|nothing else|no thats all|bye for now|cya|ttyl|see ya|later|ciao|so long|catch you later|adios|have a good one|night|goodnight|good bye|bb|gotta go|i have to go|i must go|peace|peace out|later gator|byee|cheerio|over and out|toodles|see you soon|laters|bye now|talk later|until later]
      [ok|okay|alright|well|great|right|fine|cool] [bye|goodbye|see you|that is all|im done|talk to you soon|see you later|thats it|bye then|good night|i have to go now]
      have a [great|nice|good|lovely|wonderful|pleasant|fantastic|fun] [day|weekend|evening|night|one|week|afternoon|time|rest of the day] [bye|too|]
      [i am done|we are done|im finished|i am leaving|i am off|im out|im heading out|ill be going now] [bye|now|here|for today|]
      [thats all|that is all|that will be all|that is everything|nothing more|nothing else] [for now|for today|i needed|i wanted|i have|from me|then bye|thank you bye]
      [until next time|see you tomorrow|see you around|talk to you tomorrow|speak soon|till next time|catch you tomorrow|see you another time|see you again|speak to you later|chat later]
      [it was|was] [nice|good|great|lovely|a pleasure] [talking to you|chatting with you|to talk|speaking with you|meeting you] [bye|]
      [no|nope|nah] [that is all|thats it|nothing else|thats everything|i am good|im good] [bye|for today|]
      [thanks|thank you] [bye|and goodbye|bye bye|have a nice day|see you|and bye|good night]
      [end|close|finish] [the|this] [chat|conversation]
      [take it easy|stay safe|be well|have fun|i will be back later|will chat soon|im signing off|its time for me to go|i gotta run|i need to leave now|see you when i see you|that will do bye|goodbye for now|nice chatting]
      i [wont|will not] [bother|disturb] you any [more|longer] bye`,
  },
  bot_question: {
    say: `
      are you [a bot|a robot|human|a real person|an ai|a machine|chatgpt|real|a person|automated|a computer|a human or a bot|an actual person|a live person|a chatbot|a program|alive|gpt|artificial intelligence|a real human|sentient]
      am i [talking|speaking|chatting] [to|with] [a human|a bot|a machine|a real person|a computer|an ai|a robot|something real|a live person]
      who [am i talking to|are you|am i chatting with|is this|am i speaking with]
      what are you [exactly|]
      is this [a bot|automated|a real person|a chatbot|an automatic reply|a robot|a computer|an ai|a machine]
      is there a human behind this
      [what is|whats|tell me] your name
      [do you|does the ai|does this bot] have [a|any] name [i can call you by|to use|]
      [tell me|please say|say|give me|may i know|can i know|do you mind telling me|i would like to know|whats] [your name|what your name is|the name you go by|what i should call you|who you are]
      what [name|do people] [do you go by|should i use for you|call you|would you like me to use|do you want to be called|do you have]
      your name [please|]
      [i want to know|tell me|please tell me|can you tell me|let me know|do you know|i need to know|specify|say] [if|whether] [you are|you're|i am talking to|im speaking with|this is] [a bot|a human|a real person or an ai|human or computer|a computer|a machine or a person|a robot]
      [human or|person or|real or|man or] [bot|robot|computer|machine|fake|ai]
      [youre|are you|arent you] [not a real person|just a program|a computer program|some kind of bot|human like me|made of flesh|a living being] [are you|right|]
      what [should|can|do|may] i call you
      [you are|you must be|you sound like] a [bot|robot|machine|computer] [right|arent you|]
      are you [an ai or a human|a machine or a person|a human being]`,
  },
  capabilities: {
    say: `
      what can you do [for me|exactly|to help me|here|]
      what [can|could|may] i ask [you|you about|]
      how can you [help|assist] me
      [help|help me|i need help|i need some help|can you help me|please help|i have a question|can i ask you something|assistance|can you assist me|i need assistance|help please|could you help me|i have a problem|i need support|i have an issue|can u help|i would like some help|i got a question|i have a few questions|i want to ask something|need help|i need a favor|can you do something for me]
      what [do you know|are you able to do|are you good at|kind of questions can i ask|are your capabilities|topics do you know|can you help me with|things can you do|do you do|are you for|can you assist with|sort of help do you offer|subjects can i ask about|else can you do|functions do you have]
      [list|tell me|show me|explain] [your|the] [commands|capabilities|functions|things you can do|abilities|options you have|features you have]
      [tell|show] me what you can do
      [menu|options|start|commands|main menu]
      how do you work
      in what areas can you help
      [what|which] [types|kinds|kind|sorts|type] of [questions|things|tasks|topics|requests] [can i ask|can you do|do you answer|can you help with|are you able to handle|do you know about|can i ask you]
      [can you tell me|tell me|i want to know|list|explain|let me know] [what|which things] [you can do|i can ask you|you know|you are able to do|you can help with|questions i can ask|you are capable of|you do]
      what [subjects|subject areas|areas|topics|fields] [are you knowledgeable in|are you versed in|are you aware of|do you cover|can you talk about|are you good at]
      [tell me|list|name] the [subjects|topics|areas] [you know|you are aware of|you can discuss|you cover]
      what [do you have answers for|can you answer|tasks can you do|can i ask the bot|would you be able to do|are some things you can do|services do you offer as a bot|can i say to you|information can you give me]`,
  },
};
