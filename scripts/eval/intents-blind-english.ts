/** Sentences written from the list of intents alone, before any phrase was read; `language: sentence` under its intent, or under why a person is needed. */
export const blindEnglish = `
## place_order
en: take my money, 3 of the bamboo trays pls
en: Dear Sir or Madam, our school would like to purchase forty reading lamps. Kindly let us know how we may proceed.
en: ORDERING 2X PILLOW GREY
en: how do i actually buy somthing on here lol
en: hi yes so my sister has one of your teapots and i fell in love with it and i want the same one shipped to me can you do that
en: gimme the big candle
en: I don't have an account but I'd still like to get the hammock, can you take my order over chat?
en: wanna cop those sneakers in white how
en: could you put me down for a dozen of the beeswax wraps?
en: i'll have the same as last time please
en: the wife loves it, we'll take it. what do i do next
## cancel_order
en: nvm i dont want it anymore, kill the order
en: Please be so kind as to revoke my purchase of 3 March, I no longer have any need for it.
en: CANCLE ORDER NOW
en: ordered by accident!! my toddler pressed the button, undo it quick
en: so basically i bought the lamp on sunday and then my landlord told me were getting new lamps anyway so long story short could you scrap that order thanks
en: pls cncl 88213
en: I've had second thoughts about purchase #H2291, please stop it before it ships
en: my husband already bought the same thing, so drop mine
en: abort abort abort the order i made 5 mins ago
en: Don't send the chairs. I found them cheaper elsewhere and don't want yours any more.
en: can I still call off what I bought this morning? also do you sell rugs
en: hey there hope ur good, could u bin order 7741 for me x
## change_order
en: oops picked blue, meant green, hasn't shipped yet right? swap it
en: Kindly add one further unit of the same article to my pending order 40018.
en: dont cancel it just take one of the two mugs off
en: can you chuck a second pack of filters into the parcel before it goes out
en: i typed 10 instead of 1 in the quantity please fix order H3310
en: WRONG SIZE IN MY ORDER FROM TODAY NEED L NOT S
en: is it too late to replace the oak shelf with the walnut one in my open order
en: I forgot to put the lid in my basket when I ordered the pot last night, can it still go along
en: remove the gift wrap from order 5521 plz
en: i ordered the 2 seater but we realised the 3 seater fits too so before you send it can you make it the 3 seater instead
## track_order
en: wheres my stuff
en: ETA?
en: it's been nine days and the postman keeps walking past my house with nothing for me, what's going on with H1877
en: Would you be so good as to inform me of the present whereabouts of my consignment?
en: has it shipped
en: tracking says "label created" since tuesday is it actually moving
en: yo any news on 99120
en: my neigbour got hers and i didnt we orderd the same day
en: will my rug be here before saturday? order 30031
en: did you guys even send my order yet
en: the courier app shows nothing for the number you emailed me
en: so my daughters birthday is on friday and i bought the dollhouse for her two weeks ago and i just want to know whether it gets here in time
en: No need to cancel, I just want to know where it is.
## delivery_options
en: do u ship to alaska
en: Which couriers do you work with?
en: can i pick it up myself instead of having it posted
en: is there an express thing i can pay extra for
en: Do you deliver to PO boxes and military addresses?
en: how much is postage to ireland
en: can it be left in a parcel locker
en: SHIP TO CANADA???
en: what are my choices for getting a sofa brought up to the third floor
en: is shipping free over some amount
en: dhl or ups
## delivery_period
en: how long till stuff normally gets here
en: If I were to order today, when might I expect the goods to be at my door?
en: delivery time?
en: how many days to get a package to texas usually
en: whats ur turnaround on shipping
en: do things usually come within the week
en: i havent bought anything yet just wondering how fast you guys are
en: typical wait for furniture to be delivered
en: is next day realistic or does it take forever
en: when would it come if i order tonite
## set_shipping_address
en: i need to put in where you should send it
en: add my work address as a second place for deliveries
en: where do i type my address
en: My shipping details are still empty, I'd like to fill them in.
en: here is where i live: 12 Mill Lane, Leeds, send it there please
en: how can i save another delivery adress for my mum
en: there's no address on my account yet, want to give you one
en: set up new shipping addres
en: i want to register my parents house as a delivery place
## change_shipping_address
en: dont cancel anything, just send it to my new place
en: we moved last week, the old street is still on my order
en: typo in my street name its Baker not Bakker
en: CHANGE THE ADRESS ON 5510 URGENT
en: I regret to inform you that the postcode I supplied was incorrect. It ought to read BS1 4DJ.
en: can u ship to my office instead of home, order already placed
en: house number is wrong on H7002 should be 14b
en: the package is headed to my ex's flat, reroute it please
en: hi so when i checked out it auto filled my old apartment and i didnt notice until the confirmation email came how do i get it sent to the right one
en: update where my parcel's going
## return_item
en: doesnt fit sending it back
en: I wish to return the enclosed article within the statutory period. How shall I proceed?
en: return label pls
en: the colour is nothing like the picture so back it goes, what do i do
en: how do i ship this thing back to you
en: i changed my mind about the kettle, unopened, want to give it back
en: RETURN
en: gf hated it. can i bring it back
en: got two by mistake id like to send one of them back
en: where do i drop off a parcel for returning
en: my aunt gave me this for christmas and honestly its not my taste at all and she told me you take things back so how would that work
## exchange_item
en: shoes too small, need 9 instead of 8
en: Could I trade the red scarf I received for the blue one?
en: you sent me M i need L can we swap
en: it arrived but i'd rather have it in black, can you switch it
en: exchange plz
en: I don't want a refund, I want the same jacket one size up
en: got the wrong voltage version, can i have the right one in return for this one
en: the mug came chipped, send me another one
en: can i swop my hoodie for a bigger one i only tried it on
en: received the king size duvet cover, ours is a queen, how do we change it for the right one
## get_refund
en: i want my cash back
en: Give me back what I paid for H6120.
en: refund
en: I hereby request reimbursement of the amount of $54.90 in full.
en: money back now please it never worked
en: you owe me 20 bucks for the missing item
en: the parcel never came so reimburse me
en: pls rfnd my last ordr
en: i dont want a replacement i want the money
en: yesterday you guys dropped the price by 30 quid the day after i bought it, can you give me the difference back
en: the concert of problems with this blender is endless, it leaks, it smells, the lid cracked, my kitchen looks like a crime scene, just pay me back
## track_refund
en: still no money on my card
en: You confirmed the reimbursement on the 4th. When will the sum be credited?
en: wheres my refund
en: how long does the refund take i sent it back 2 weeks ago
en: any update on the money you owe me for the return
en: refund status H5003
en: my bank says nothing came from you yet
en: did u process my refund or not
en: you promised me the money last monday and theres still zilch in paypal
en: has my reimbursment been approved
## check_refund_policy
en: if i dont like it do i get my money back
en: what are your terms on refunds?
en: in which cases do you reimburse the buyer?
en: refund policy??
en: do you give refunds or just store credit
en: how many days have i got to ask for my money back
en: are sale items refundable
en: Before I buy: what happens with my money if it turns out broken?
en: do i get shipping costs back too if i return something
en: is it a full refund when the box is opened
## check_cancellation_fee
en: does it cost anything to cancel
en: what's the penalty if I back out
en: will i be charged for cancelling
en: is there a fee for ending my subscription early
en: cancel fee?
en: how much do you keep if i call it off
en: I'd like to know the termination charges before I decide anything.
en: free cancellation or do i lose money
en: whats the damage if i pull out of the order now
## payment_methods
en: u take paypal?
en: cash on delivery ok?
en: Which means of payment are at my disposal?
en: can i pay in 3 installments
en: klarna
en: do you accept amex or only visa
en: is bitcoin a thing here
en: can i use two gift cards at once to pay
en: bank transfer possible?
en: what can i pay with if i dont own a credit card
en: apple pay yes or no
## payment_issue
en: card keeps getting rejected
en: you charged me twice!!!
en: it says payment failed but the money left my account
en: i cant check out it hangs after i put in my card number
en: My statement shows 89.00 although the total was 79.00.
en: paypal wont go thru
en: ERROR 402 WHEN PAYING
en: tried three diffrent cards none work whats wrong with your site
en: double billing on order 7718
en: there's a charge from you i dont understand, only bought one thing
en: the page freezes at the 3d secure step and nothing gets paid
## get_invoice
en: need a receipt for my boss
en: Kindly forward the invoice pertaining to order 3302 for our bookkeeping.
en: invoice pls
en: can u email me the bill
en: how do i download a pdf of what i paid
en: send recipt for H1200
en: my accountant needs a document with VAT for the desk
en: there was no invoice in the box, can i have one
en: i never got a bill for my last purchase
## check_invoice
en: where can i see my old invoices
en: want to look at my bills
en: Could I review the invoices issued to our company this year?
en: check invoice from february
en: show me all my receipts
en: is there a page where my bills are listed
en: i need to verify what's on invoice 20231
en: can i view last months invoice
en: check my bills
## create_account
en: sign me up
en: I would like to become a registered customer.
en: how do i make an acount
en: can you open an account for me please
en: where do i register
en: new here, need a login
en: what do i need for opening a profile with you
en: make new user
en: want to join, how
en: i always buy as guest but now i want a proper account
## edit_account
en: i got married, need my last name changed
en: new phone number, update pls
en: Kindly amend the e-mail address associated with my profile.
en: how do i change my email
en: my birthday is wrong in my profile
en: edit my details
en: update my personal info
en: the name on my account is spelled wrong its Katherine with a K
en: want to change my username
en: switched providers so the mobile number you have is dead, here's a new one to save
## switch_account
en: use my other account
en: how do i switch from personal to business account
en: log me into my second profile instead
en: i want the pro account
en: change to a different account
en: Is it possible to migrate from the basic to the premium tier?
en: im logged in as my wife how do i get to mine
en: downgrade me to the free account
en: swap accounts
## delete_account
en: get rid of my account
en: I want to be forgotten, erase my profile.
en: close acc
en: please remove my account and all my data
en: how can i delete my profile i never shop here anymore
en: deactivate me
en: Terminate my customer account with immediate effect.
en: i dont want to be a member any longer, shut it down
en: DELETE ME FROM YOUR SYSTEM
en: not the order - the account, delete it
## recover_password
en: forgot my password
en: cant log in, dont remember what i typed back then
en: reset pw pls
en: the reset mail never arrives
en: i lost my pin
en: locked out of my account after too many tries
en: how do i get a new passwrd
en: I am no longer in possession of my access credentials. How may I restore them?
en: passwort forgotten
en: my kid changed the password on my login and now i cant get in
## registration_problems
en: sign up doesnt work
en: it says my email is already taken but i never registered
en: the confirmation link in the welcome mail is dead
en: I keep getting an error when I try to register
en: cant create account button does nothing
en: captcha wont load when signing up
en: why wont it let me join
en: registration form says invalid phone number and my number is right
en: tried to sign up 5 times, same error
en: never got the activation email
## newsletter_subscription
en: stop emailing me
en: put me on the mailing list
en: unsubscribe
en: Please remove my address from your advertising distribution list.
en: how can i get your newsletter
en: i get 3 promo mails a day and im sick of it take me off
en: want updates about new stuff by mail
en: opt out
en: subscribe me pls
en: the unsubscribe button at the bottom of your mails is broken, do it for me
## product_question
en: is it dishwasher safe
en: what are the dimensions of the oak desk
en: Does the pan work on induction hobs?
en: how heavy is it
en: is the scarf real wool or fake
en: do these run small
en: can my dog eat out of it
en: what batterys does the lamp need
en: whats it made of
en: is the jacket waterproof or only water resistant
en: will the lid of the small pot fit the large one too
en: does it come with a charger or do i buy that seperate
## stock_question
en: u got this in xl?
en: is the green vase back yet
en: when will the armchair be available again
en: any left?
en: Do you have the brass lamp in stock at present?
en: sold out??
en: notify me when the boots in 42 come back
en: how many of the bowls do you still have
en: do you carry left handed scissors
en: still got the walnut one
## recommendation
en: what should i get my dad for his 60th
en: need a gift under 30 bucks any ideas
en: which of the two knives is better for a beginner
en: Could you advise me on a suitable mattress for back pain?
en: help me choose
en: whats your best seller
en: idk what to buy for my gf she likes plants
en: i cant decide between the linen and the cotton one
en: what goes well with the green sofa
en: recomend me a good tent for two
## discount_question
en: any promo codes
en: code SPRING doesn't work
en: do you do student discounts
en: when is your next sale
en: Is a reduction granted on larger quantities?
en: black friday deals?
en: can i get 10% off if i buy two
en: i have a coupon where do i put it
en: heard there's something off for first timers
en: why wont it accept my voucher
en: price match with amazon?
## store_hours
en: when do u open
en: are you open on sundays
en: opening times?
en: What hours does your shop keep over Christmas?
en: till what time can i come by today
en: r u closed on monday
en: how late are you open tonight
en: is the shop open on public holidays
en: store hrs
## complaint
en: I want to make a complaint.
en: the quality is a joke
en: your driver threw my parcel over the fence and broke the pot
en: Very dissatisfied with the way I have been treated by your staff.
en: this is the third time you send me the wrong thing
en: id like to file a claim
en: your service is shit
en: half the plates were smashed when i opened the box
en: nobody answers my emails, that's poor
en: not happy at all
en: the packaging was a disgrace and everything inside was wet
## review
en: where can i leave a review
en: just wanted to say the chair is gorgeous, 5 stars
en: I would like to share my opinion on my last purchase
en: how do i rate the product
en: leave feedback
en: can i write a testimonial
en: want to tell other buyers what i think of it
en: i have some suggestions to make your site better
en: your survey link is broken but i want to give my opinion
## contact_customer_service
en: whats your phone number
en: how do i reach support
en: Kindly furnish me with the e-mail address of your service department.
en: when is your hotline staffed
en: customer service contact?
en: is there a whatsapp number for you guys
en: where do i write to if i have a problem
en: can i call you somewhere
en: contact info
en: what hours is your support team there
## contact_human_agent
en: human
en: get me a real person
en: i dont wanna talk to a bot
en: can someone from your team call me please
en: I should prefer to correspond with a member of your staff.
en: live agent
en: put me thru to somebody with a brain
en: is anyone actually there? let me speak to them
en: stop with the canned answers and connect me
en: operator
en: transfer me to ur manager
en: this robot isnt helping, i need somebody who can think
## greeting
en: hiya
en: good morning
en: hellooo
en: Good evening to you.
en: yo
en: hey there, how's it going
en: anyone there?
en: sup
## thanks
en: cheers mate
en: thx so much
en: You have been most helpful, I am much obliged.
en: ty!!
en: perfect, appreciate it
en: awesome thank u
en: great help, many thanks
## goodbye
en: bye
en: ok gotta go, see ya
en: that's all, have a good one
en: Good night.
en: cya
en: take care, talk later
## out_of_scope
en: will it rain tomorrow
en: tell me a joke about cats
en: book me a flight to rome
en: write a poem on autumn
en: who won the world cup in 1998
en: my netflix doesn't load
en: whats the capital of mongolia
en: can you do my maths homework
en: 17 * 23
en: translate "good luck" into japanese
en: my toilet is blocked do you know a plumber
en: how do i fix my xbox
en: I want to transfer money from my savings to my checking account
en: what's bitcoin at right now
en: set an alarm for 7
en: how much protein is in an egg
en: my amazon parcel hasn't come
en: cancel my gym membership at FitWorld
en: what do you think about the president
en: does she love me
en: give me a recipe for banana bread
en: play some music
en: i lost my passport what do i do
en: order me a taxi
en: refuel how often does a car need an oil change
en: reset my windows password
en: what time is it in tokyo
en: are aliens real
en: can you lend me 500 dollars
en: turn off the lights in the kitchen
en: find me a job
en: i need a dentist appointment on tuesday
en: whats the best restaurant around here
en: explain quantum physics to me
en: import React from 'react'; export default function App() { return null }
en: SELECT * FROM users WHERE 1=1;
en: how do i get a visa for china
en: my back hurts when i sit
en: what year did the titanic sink
en: change my seat on flight BA212
en: is my uber here
en: write me a cover letter for a job as accountant
en: recommend me a movie for tonight
en: who are you voting for
en: whats 20% of 350
en: what's the exchange rate of euro to dollar
en: is netflix cheaper than disney plus
en: how do I cancel my spotify
## nothing
en: asdkjhasd
en: 😂😂😂
en: 👍
en: https://example.org/a/b?c=d
en: lorem ipsum dolor sit amet
en: ...
en: ???
en: qwertyuiop zxcvbnm
en: blue seven because of monday
en: hmm
en: x
en: the the the the
en: 🐸🍕🚀
en: fghj 4 rtz
## anger
en: you bloody thieves i've had it up to here with you
en: what a bunch of useless idiots, three weeks and nobody moved a finger
en: I AM FUMING. THIS IS THE WORST SHOP I HAVE EVER DEALT WITH
en: fuck you and your shitty store
en: are you all asleep over there? this is ridiculous, i'm losing my patience!!!
en: go to hell
en: every single time i write to you i get the same garbage reply, i'm done, absolutely done
en: you people couldn't organise a piss-up in a brewery, sort it out
## legal
en: my solicitor will be in touch
en: i'm taking this to small claims
en: you'll be hearing from the ombudsman
en: I shall report your company to trading standards unless this is resolved by Friday.
en: see you in court
en: my lawyer says you are in breach of contract
## fraud
en: somebody used my card on your site and it wasnt me
en: i think my account with you got hacked, there are orders i never made
en: is this text from you about a parcel fee a scam? i entered my card details there
en: someone stole my identity and is buying stuff from you in my name
## danger
en: the heater caught fire in my living room
en: my son cut himself badly on your broken glass jar and we are in hospital
en: your charger gave me an electric shock
en: the cream burned my skin and my face is swollen
en: my dog swallowed a piece of the toy and is choking
## selfharm
en: i don't want to live anymore
en: honestly i feel like ending it all tonight
en: nobody would miss me if i was gone, i have the pills here
## privacy
en: which data do you hold on me? I demand a copy under the GDPR
en: you leaked my address to strangers, who is your data protection officer
## media
en: I'm a journalist writing about your company and would like a comment
## change_shipping_address
en: two things, the address on H5512 is outdated and also do you have a sale soon
en: hola my adress is wrong en el pedido 6620 can you fix
## get_refund
en: when do you open tomorrow? and i want my money back for the broken jug
en: I'm not asking for a replacement, and I am not asking where it is. I want the amount refunded.
## cancel_order
en: do you ship to malta? also please cancel order 4432
en: i was going to ask for an exchange but forget it, just cancel the whole thing before it leaves
## track_order
en: love your shop!! quick one, wheres order 2219
en: is my order out yet and by the way how long is the warranty on it
en: it was meant to be here yesterday i took the day off work and sat at home from eight to eight and not a soul rang my bell
en: dónde está my order please i dont speak much english
## return_item
en: hey i love the shop and the mug is great but the bowl is not for me, how can i hand that one back, oh and do you have it in blue
en: not after a refund policy lecture just tell me how to send this back
## track_refund
en: I don't want to return anything, I already did. Where is the money?
## product_question
en: not ordering yet, just want to know if the tent fits four people
en: whats the warranty on the blender
## delivery_period
en: i dont have an order, just asking how many days shipping takes
## delete_account
en: i know you will tell me to just unsubscribe but no i want the account gone completely
## edit_account
en: i dont want to delete my account i only want a different email on it
## recover_password
en: my account isnt broken i simply cant remember the password
## payment_issue
en: i dont want a refund yet, first explain why my card was billed 2 times
## exchange_item
en: keep the money, just get me the right size for the pair you delivered
## discount_question
en: 15% code says expired but the mail says valid til sunday
## newsletter_subscription
en: keep my account but no more ads in my inbox please
## negated
en: I don't want to cancel my order
en: no, i am not returning it
de: ich will nicht stornieren
es: no quiero devolver nada
fr: je ne veux pas annuler
`;
