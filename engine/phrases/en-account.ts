import type { Pack } from './pack.ts';

export const account: Pack['ways'][number] = {
  create_account: {
    do: `
      [create|open|make|set up|start|get|have|build|establish|add] [an|a new|a|my|another|my first|one|a second] {account} [for me|for my mother|for my company|on your website|with you|]
      [create|open|make|set up|get|start] [a|an|another|a new|my] {kind} [account|profile|user account|membership]
      [register|sign up|enroll|join|sign me up] [for|as|to|with] [an account|a new customer|a new user|a member|a {kind} account|your {shop}|a client|a user|you guys]
      [become|be] a [customer|member|registered user|client|{kind} member]
      [sign up|register|sign me up|register me|enroll|register myself|sign up online]`,
    about: `
      [the|] [creation|opening|setup|set-up] of [an|a|a new] [account|{kind} account|profile|user account]
      [opening|creating|making|setting up|starting] [an|a new|a|another] [account|{kind} account|profile]
      [account|profile] [creation|opening|setup]
      [a|] new [{kind}|customer|user|] account
      the [benefits|requirements|cost|steps] of [opening|creating|having] an account`,
    say: `
      how [do|can|does one] i [register|sign up|become a member|get an account|open one|make one]
      do i need [an account|to register|to sign up|a login] [to order|to buy something|to use your site|]
      i [dont have|do not have|have no|want|need|would like|wanna have] [an|a|a new|my own] [account|{kind} account|profile|user account] [yet|with you|, how do i get one|]
      [open|create|make|new|register] [account|{kind} account|profile|user|an account please]
      [is|are] [registration|signing up|an account|the {kind} account] free
      what [do i need|information is needed|data do you need|are the requirements] to [open|create|register] an account
      where [is|do i find] the [sign up|registration|register] [form|page|button|link]
      i [am|m] new here [, how do i register|, i want an account|and want to sign up|and need an account]
      can [i|my husband|my company|two people|a minor|my daughter] [have|open|create|get] [an account|another account|a second account|their own account|a {kind} account]
      [can i|is it possible to|is it allowed to|are there restrictions to|am i allowed to] [create|have|open|register|make] [two|several|multiple|more than one] accounts [with|under|using] [the same|one|a single] [email|email address|phone number|name]
      what is included in [a|the] {kind} account, i would like one`,
  },
  edit_account: {
    do: `
      [change|edit|update|modify|correct|alter|fix|amend|rectify|revise|adjust|replace] [my|the|our|some|] [personal data|name|email address|phone number|account details|personal details|profile|account information|user data|last name|email|personal information|mobile number|date of birth|username|surname|account settings|profile data|billing details|contact details|telephone number|user name|user information|personal info|profile picture|title|birthday|account data] [in my account|on my profile|]
      [change|edit|update|modify|correct|alter|fix|amend] [the|my|some|] [information|details|data|info|settings|personal data|errors|preferences] [in|on|of|for|from] [my|the|a] {account}
      [edit|modify|update|customize|manage|change|tweak|personalize] [my|the|a|our] {account}
      [edit|modify|update|change] [my|the|a] {kind} [account|profile] [details|information|data|settings|info|]
      [add|remove|enter|delete|include] [a|my|the|an] [phone number|second email|middle name|company name|mobile number|nickname|phone|vat number|birthday] [to|from|in|on] my [account|profile]`,
    about: `
      [a|the|some|] [change|changes|correction|edits|modification|update|modifications] [of|to|in|on] [my|the|a] [personal data|account|profile|account details|email address|name|user data|{account}|user information]
      [editing|modifying|updating|changing] [my|the|an|a|] [{account}|profile|personal data|user information|account details]
      [account|profile|user] [editing|modifications|settings|changes|modification|updates]
      [my|the] [personal data|personal information|account details|profile information|personal details] [being wrong|in my account|]`,
    say: `
      my [name|phone number|email|last name|email address|number|surname|mobile|personal data|details] [has changed|changed|is wrong|is misspelled|is different now|is outdated|needs to be updated|have changed]
      i have a new [phone number|email address|surname|name|email|mobile number|phone] [and need to update it|]
      there is [a mistake|an error|a typo|wrong data|something wrong] in my [profile|account details|name|account|personal data|user information]
      i [got married|got divorced|changed my name] and [need to change my name|my last name is different now|want to update my account]
      [change|edit|update|modify|correct] [name|email|phone|account|profile|personal data|account details|user details|info|my info]
      [you have|your system has] the wrong [name|email|phone number|birthday] [for me|on file|in my account]
      [use|put] my [new|other|work] [email|phone number] [for|in|on] [the|my] account [from now on|]
      [i cant|i cannot|im not able to|unable to] [change|edit|update|modify] my [profile|account|email|name|details|phone number|{account}|personal data]
      where [are|do i find] [my account settings|my profile settings|my personal details] [to change them|]
      can you [change|update|correct] [the|my] [email|phone|name|data|details] [you have|on my account|on file|for me]`,
  },
  switch_account: {
    do: `
      [switch|change|move|go over|swap|convert|migrate|transfer|shift|go|jump|pass|get switched|be switched] to [another|a different|a business|a {kind}|my other|a free|the {kind}|the|a new|my second|my wifes|some other] [account|profile|user account|account type|plan|user]
      [use|log in with|sign in with|log into|access|work with|login to|enter with|connect to] [another|a different|my other|my second|my {kind}|the {kind}|my wifes|a {kind}] [account|profile|user|user account]
      [switch|change|swap|toggle|alternate|shift] [accounts|between accounts|account|profiles|user|user account|users|the account|my account|between my accounts|my user|between profiles]
      [upgrade|downgrade] [my|the|] [account|profile|membership|subscription|user account|to a {kind} account|to {kind}|account to {kind}|account type]
      [change|switch|upgrade|downgrade|convert|move|turn] [my|the|this|from my] [account|profile|{kind} account|free account|plan|account type] [to|into|for] [a|the|] [{kind}|{kind} one|{kind} account|business|company account|different type|better one|another kind]
      [change|switch|modify] [my|the] [account type|type of account|account category|kind of account|account plan|account tier]
      log out and [use|log in with] [another|my wifes|my other|a different] account`,
    about: `
      [switching|changing|moving] [to|between] [another|the {kind}|a different|my other|the] [account|account type|accounts|profile]
      [a|the|an|] [account|account type|profile|user] [switch|change|upgrade|downgrade|swap]
      [a|an|] [upgrade|downgrade|change|switch] [to|of] [a|the|my|] [{kind} account|account type|another account|account]
      [switching|swapping|changing] [accounts|profiles|users|account types]`,
    say: `
      i [want|need|would like|would prefer|prefer] [a|the|to have the|to have a|to be on the] {kind} account instead [of the {kind} one|of mine|]
      i [dont want|no longer want|am tired of] [my|the|a] {kind} account [, give me the {kind} one|, i want the {kind} one|and want to switch to {kind}|anymore i want the {kind}]
      [switch|change|other|upgrade] [account|accounts|account type|to {kind}|user|profile|to {kind} account]
      can i [have|use] [two accounts|several accounts|another account] [and switch|and change between them|at the same time]
      [change|convert|upgrade|downgrade|switch] my account from {kind} to {kind}
      how do i get from [the|a] {kind} [account|] to [the|a] {kind} [account|one|]
      i am logged in [with|on|to] the wrong account [, how do i change|and want to use my other one|, i need the other one]
      i [have|got] [two|several|multiple] accounts [and want to switch|, how do i change|, how do i swap between them|and need to use the other]
      [the|a] {kind} account [is better for me|suits me better|would be better] [, how do i switch|, i want to change|]
      i would like [the|a] {kind} [account|one] rather than [the|my|this] {kind} [one|account]`,
  },
  delete_account: {
    do: `
      [delete|close|remove|cancel|deactivate|terminate|erase|eliminate|shut down|get rid of|wipe|end|drop|disable|discontinue|nuke|dismiss|scrap|close down|unregister] [my|the|this|an|our|that|a] {account} [for good|permanently|with you|forever|completely|]
      [delete|close|remove|cancel|deactivate|terminate|erase|shut down] [my|the|a] {kind} [account|profile|membership|user account|one]
      [cancel|end|terminate|close|quit] [my|the] [membership|registration|user profile|profile|customer account|sign up]
      [unregister|deregister|unregister from your {shop}|leave your {shop} and delete my account|remove myself from your {shop}]
      have [my|the] {account} [deleted|closed|removed|erased|terminated|cancelled]`,
    about: `
      [the|a|my|] [deletion|closure|removal|cancellation|termination|deactivation|elimination] of [my|the|an|a] {account}
      [account|profile] [deletion|closure|removal|termination|deactivation|cancellation]
      [deleting|closing|removing|terminating|cancelling] [my|the|an|a] {account}`,
    say: `
      i [do not|dont|no longer] want to [have|keep|hold] [an|my|this|the] {account} [with you|any longer|anymore|here|]
      i [dont want|no longer want|no longer need|dont need|do not use|do not want|am not interested in|never use|dont use] [my|an|this|the|a] {account} [any more|with you|anymore|any longer, delete it|, close it|, please remove it|]
      [close|delete|remove|cancel|deactivate|terminate] [account|profile|{kind} account|user|my account please|it my account]
      i [dont|do not|no longer] want to use [my|the|this] {account} [anymore|any longer|]
      i want [out|nothing to do with you anymore], [delete my account|close my account]
      i want [my|the|this] {account} [gone|deleted|closed|removed|erased|cancelled|terminated]
      [can|will] [you|someone|i] [please|] [close|delete|remove|terminate] [the|my|this] {account}
      is it possible to [delete|close|leave] [my|the|an] {account} [completely|]
      i [am leaving|wont be shopping here anymore|will never buy again], so [delete|close|remove] my [account|profile]
      [what happens|what happens to my orders] [when|if] i [delete|close] my account
      [my {account}|the {account} of my mother] [should|must|has to] be [deleted|closed|removed]`,
  },
  recover_password: {
    do: `
      [reset|recover|retrieve|restore|change|get back|find|remember|get|renew|replace|regain|update|set|modify|see|find out|rest|obtain] [my|the|a forgotten|a lost|my lost|my old|my forgotten|our|the forgotten|] {password}
      [reset|recover|retrieve|restore|change|get back] [my|the] {password} [because i forgot it|of my account|for my profile|i lost|that i forgot|]
      [get|receive|request|have|create|set|choose|make|obtain] a new {password} [for my account|]
      [recover|restore|regain|get back|get back into|retrieve] [access to|] my [account|profile|login|user account]
      [log in|sign in|log into my account|get into my account|access my account] [without|because i forgot] my {password}`,
    about: `
      [a|my|the|] [forgotten|lost|stolen|old|wrong|missing|reset of my|expired] {password}
      [password|pin|passcode|pin code|login|user key] [reset|recovery|retrieval|forgotten|lost|restore|change|resetting]
      [resetting|recovering|retrieving|restoring|changing] [my|the|a|] {password}
      my {password}`,
    say: `
      i [forgot|lost|dont remember|cant remember|have forgotten|do not remember|misplaced|dont know|no longer know|keep forgetting|forget|cannot find|forgotten|can not recall] [my|the|what my] {password} [and cant log in|is|, what now|for my account|, help|]
      [password|pin|passcode|key] [reset|forgotten|recovery|lost|forgot|recover|restore|help|retrieve|change]
      [forgot|lost|reset|recover|forgotten|restore|retrieve|change] [password|pin|my password|passcode|my pin|login|user key|pw]
      the [password|reset|password reset|recovery] [link|mail|email|page|code] [does not come|is not working|has expired|doesnt work|never arrived|fails|didnt come]
      i [cant|cannot|am unable to|couldnt] [log in|get into my account|sign in|login|access my account], [forgot my password|my password is wrong|wrong password|it says wrong password|i lost my pin|the password is not accepted]
      my {password} [does not work|is not accepted|is wrong|expired|has been stolen|is not working|doesnt work anymore|was hacked|got lost|isnt working]
      [send|give|email|tell] me [a new|my|my old|the] {password}
      i [cannot|cant|am not able to|am unable to] [log in|sign in|get into my account|access my account|login|log on] [anymore|to my account|]
      i am locked out [of my account|]
      it says my {password} is [wrong|incorrect|invalid]
      what [is|was] my {password}
      how do i [change|reset] the {password} [i use to log in|on your site|]
      [too many|several] failed [logins|login attempts|attempts to log in]
      [someone|somebody] [changed|stole|hacked] my [password|login], [i need a new one|i cant get in]`,
  },
  registration_problems: {
    do: `
      [report|notify|inform of|inform about|notify you of|communicate|tell you about|solve|fix|resolve|sort out|flag|raise|get rid of] [a|an|some|my|the|] [registration|sign-up|sign up|signup|account creation|register|sign-in form] [problem|problems|issue|issues|error|errors|trouble|failure|difficulties]
      [report|notify|inform of|tell you about|solve|fix|resolve] [a|an|some|] [problem|problems|issue|issues|error|errors|trouble] [with|during|when|in|while] [the|my|] [registration|sign-up|sign up|signing up|registering|signup|creating an account|sign-up process]`,
    about: `
      [a|an|some|my|the|] [registration|sign-up|sign up|signup|account creation] [problem|problems|issue|issues|error|errors|trouble|troubles|failure|difficulty]
      [error|errors|problem|problems|issue|issues|trouble|difficulties|a bug|troubles] [with|during|in|when|while|about] [the|my|] [registration|sign-up|sign up|signup|registering|signing up|sign-up form|registration form|account creation]
      [a|] failed [registration|sign up|signup]`,
    say: `
      i [cannot|cant|am not able to|could not|am unable to|can not|keep failing to|am struggling to|cannot seem to|tried to] [register|sign up|complete the registration|finish signing up|finish registration|signup|complete my sign up|register on your site|complete the sign-up form] [on your {shop}|, it fails|, there is an error|]
      i [cannot|cant|am not able to|could not|am unable to] [create|open|make|set up] [an|my|a new|a] [account|{kind} account|profile] [on your {shop}|, it gives an error|, it does not work|]
      [there is|i get|i have|i got|theres|i am getting|i am having|having|i keep getting|there was|i experienced|encountering] [an error|a problem|issues|trouble|problems|errors|difficulties|an issue|some errors|an error message] [when|while|with|during|in|trying to do] [signing up|registering|registration|sign up|creating an account|the registration|my sign up|the signup|making an account|my registration|sign-up]
      [the|your|ur] [registration|sign up|signup|sign-up] [form|page|process|button|link|] [does not work|gives an error|is broken|wont load|fails|crashes|is not working|doesnt work|keeps failing|rejects my email|isnt working|sucks|is stuck]
      the [confirmation mail|verification email|activation link|confirmation email|verification code|activation mail] [never came|does not arrive|doesnt work|did not arrive|has not come|is invalid|never arrived] [after i signed up|when registering|for my new account|]
      it says my [email|username|phone number|email address] is already [registered|in use|taken|used] [when i sign up|but i have no account|]
      [registration|sign up|signup|register|signing up|registering] [error|fails|failed|problem|problems|issue|issues|not working|trouble|wont work|errors|doesnt work]
      [trouble|problem|problems|error|errors|difficulties|issues] [signing up|registering|creating an account|making a profile|opening an account|creating my profile] [as a new user|as a customer|on your site|with you|]
      [registering|signing up|creating an account] [does not work|doesnt work|fails|gives me an error|is impossible|is not working]
      [the|your] [form|site|page|sign up] [says|claims|tells me] my [email|username] is [taken|in use|registered already] [but i have no account|although i am new|]
      why [does your site not let me|cant i|can i not|wont it let me|am i not able to] [sign up|register|create an account|register an account]
      your [site|app|website|page] [does not let me|wont let me|doesnt allow me to|refuses to let me] [sign up|register|create an account|make an account]
      [i tried|been trying|i am trying|tried] to [sign up|register|create an account] [but|and] [it fails|i get an error|it does not work|nothing happens|it keeps crashing|it wont accept my email|there is a problem]
      [help|help me|i need help|assistance] [with|to solve|solving|to report|reporting|about] [a|an|some|my|] [sign-up|registration|sign up|signup] [problem|error|issue|problems|issues|errors]`,
  },
  newsletter_subscription: {
    do: `
      [subscribe|unsubscribe|sign up|join|opt in|opt out|enroll|register|sign me up] [to|from|for|of] [the|your|the company|your company|my] [newsletter|newsletters|mailing list|email list|news letter|corporate newsletter|emails|weekly mail]
      [cancel|stop|start|end|get|receive|terminate|check|see|manage|activate|renew|change|quit|delete|begin] [my|the|your|a|receiving the|getting the|my subscription to the|the subscription to the|getting your|receiving your] [newsletter|newsletters|newsletter subscription|company newsletter|news letter|corporate newsletter|marketing emails]
      [stop|quit] [receiving|getting] [your|the|these|] [newsletter|marketing emails|promotional emails|advertising mails|spam|ads by email|offers by email|promo mails]
      [be removed|be taken off|get removed|get off] [from|] [the|your] [mailing list|newsletter|email list|newsletter list]
      [get|receive] [your|the|] [news|offers|updates|promotions] [by email|in my inbox|by mail|every week]`,
    about: `
      [the|your|my|a|corporate|company|] [newsletter|newsletter subscription|newsletters|mailing list|subscription to the newsletter|newsletter unsubscription|news letter]
      [subscribing|unsubscribing|subscription|signing up] [to|from|for] [the|your] [newsletter|mailing list|corporate newsletter]
      [marketing|promotional|advertising] [emails|mails]`,
    say: `
      [stop|no more|i dont want|i hate|enough of|end] [the|your|these|this|] [newsletter|marketing emails|advertising mails|promotional emails|spam|fucking newsletter|newsletters|spam mails]
      [remove|take|get|delete] me [from|off|out of] [the|your|this] [mailing list|newsletter|list|email list|newsletter list]
      [newsletter|mailing list] [subscription|cancellation|sign up|unsubscribe|subscribe|cancel|signup|stop|unsubscription]
      [subscribe|unsubscribe|sign up|cancel] [newsletter|me|mailing list|your newsletter|me please]
      do you [have|send|offer|publish] a [newsletter|mailing list|weekly newsletter]
      send me [your|the] [newsletter|news|offers by email|newsletters|updates by email]
      i [get|receive|am getting|keep getting] too many [emails|mails|newsletters|promo mails] from you
      how often [does the newsletter come|do you send the newsletter|is the newsletter sent]
      i [no longer|dont|do not] want to [receive|get|read] [your|the|any] [newsletter|marketing emails|newsletters|mails|promotional emails]
      [i still get|why do i still get|why am i getting] [your|the] [newsletter|promotional emails] [after i unsubscribed|although i opted out|]
      [i did not get|i am not receiving|i stopped getting] [the|your] newsletter [this week|anymore|]
      the unsubscribe [link|button] [does not work|is broken|is missing]
      i [dont|do not|no longer] [wish|want|like] to [get|receive|see|have] [your|any|more|] [marketing mail|ads|promotional mail|newsletters|advertising|mailings|emails from you]
      [am i|are we] [subscribed|signed up] to [the|your] newsletter
      can i [only|] get the newsletter [once a month|less often|in english|to another email]`,
  },
};
