import type { HeldOut } from './held-out.ts';

/** English sentences the recogniser never learns from: hasty, rude, roundabout, in keywords. */
export const english: HeldOut = {
  place_order: `
    id like to get my hands on the green tent, where do i click
    can u put through an order for me pls
    hw do i ordr smth here
    three candles please and a rug
    order placing
    gonna need a new kettle from you, how does buying work
    I was hoping to purchase a few of your notebooks
    any chance I could buy this without signing up?
    need assistance to make a purchase
    i wanna shop for some sneakers on ur site
    I have picked a sofa, what is the next step to buy it
    what's the way to put an order in
    help me purchase two headphones
    I fancy buying that lamp
    I'd like a dozen of the blue mugs sent to my house`,
  cancel_order: `
    forget the order i made this morning, kill it
    canncel teh order plz
    order cancel
    i need assistance with cancelling purchase #88213
    stop that bloody order right now
    I bought the wrong tent, can we call the whole purchase off?
    how would I go about getting out of my order
    I dont want this crap anymore cancel order 55120
    my kid ordered this by accident, please undo it
    cancel purchase #A-20931, found it elsewhere
    assistance cancelling the last purchase
    it's not possible for me to pay for order 7781, I want to cancel it
    Would it be ok if I revoked my purchase?
    please make sure order 9921 never ships, i am cancelling
    is there still time to pull my order back`,
  change_order: `
    swap the medium shirt for a large in order 4432 before you pack it
    could you throw in another mug with my current order
    ordr change, wrong colour
    I have to take one of the lamps out of purchase 9917
    i need help editing an order
    edit some items of order 3321
    oops, meant to get two not three, can my order be adjusted
    i put the wrong quantity in, fix the order pls
    how to remove products from a purchase i already placed
    question about changing what's in my order
    I need to add several articles to order 8812
    instead of the black one I chose, I'd want the grey in my pending order
    my order needs correcting
    can you help me switch an item of my order for another`,
  track_order: `
    where the heck is my parcel
    wheres my stuff its been 2 weeks
    any idea when the postman brings my order?
    order 55213 status
    my mug order is nowhere to be seen
    has #W5512 gone out yet?
    i wanna kno if my package shipped
    tracking says it is stuck in a depot, whats happening with it
    package still not here!!
    pls check the ETA of purchase 7712
    the delivery that was promised for tuesday never showed
    i need to see the current status of order 12588
    can u tell me what stage my order is at
    is my delivery lost?
    tracking page for my shipment?
    I'm still empty-handed, where's order 3412`,
  delivery_options: `
    do you guys post stuff to Iceland
    wat shipping methods u got
    can it come by courier overnight if i pay more
    is DPD among the carriers you use
    what alternatives do I have for delivery?
    how much would shipping a lamp to Oslo set me back
    I'd rather collect it from your store, is that a thing
    shipping choices
    help me check the delivery options
    does the shop deliver to Malta
    what are the ways an order can be delivered to me
    is there free postage above some amount
    would like to see what shipment options are offered
    can you leave parcels with a neighbour`,
  delivery_period: `
    how many days does shipping to Berlin usually need
    delivery how long
    If I buy the rug tonight, when's it at my door
    what's your average shipping time
    how long does a shipment take
    roughly how quickly do parcels reach Portugal
    will something ordered today be here for my birthday on the 14th
    how lng does delivry take
    I need info on the delivery period
    is your delivery fast or does it take ages
    what is the timeframe for standard shipping
    how soon could I have a backpack if I ordered one now
    when can I expect deliveries in general, two days or a week?`,
  set_shipping_address: `
    I'd like to put in a second delivery address
    add adress to my profile
    where on the site can I enter where you should ship things
    i need to set up a shipping address
    register my office as another place for deliveries
    i have trouble entering a new delivery address
    help me add an additional address
    can't save an address, the button is grey
    wanna store my mums place as a delivery address too
    new shipping address, how do i enter it
    I haven't given you a delivery address yet, where do I type it
    assistance setting a delivery address up
    how to include one more shipping address`,
  change_shipping_address: `
    we moved house last week so the address you have is old
    wrong street on my order, please correct it
    chnage delivery addres
    could you send order 6612 to my work instead of home
    i typo'd my postcode in the delivery address
    assistance to update the shipping address
    I need you to reroute my parcel to Leeds
    how can I correct my delivery address?
    the address on purchase 9981 isn't the right one
    address modification
    i no longer live at the address in my order
    please ship it to my sister's place rather than mine
    i'm having problems modifying my shipping address`,
  return_item: `
    these trousers are going back, how
    how do I send a rug back to you
    i want to give this blender back, doesnt suit me
    retrun label please
    what's the deadline for sending stuff back
    The boots pinch, I'd like to return them.
    start return for order 3321
    do I have to pay if I mail the jacket back
    opened box, can it still be returned?
    whats the address for returns
    I'm returning a present I was given
    i'd like to ship the lamp back to your warehouse
    can items bought on sale be sent back`,
  exchange_item: `
    the shoes I got are a size too small, can I swap them
    could I trade the red one I received for blue
    you sent XL, i need M, exchange pls
    can my faulty kettle be replaced with a working one
    i want a different colour instead of the jacket that came
    wrong size arrived, need to change it for a bigger one
    how do I exchange a gift
    I'd like another model in place of the lamp you delivered
    exchange size 42 for 43
    swop my sweater for a smaller one
    The headphones I received crackle, please send me a new pair in exchange
    is exchanging in the shop possible`,
  get_refund: `
    gimme my money back now
    I'd like you to pay me back for the broken mug
    refund pls, never got anything
    how can I be reimbursed for order 8812
    i want my cash returned
    I need assistance to get a refund of 45 dollars
    who do I ask for a refund from
    I sent the jacket back so now I want the money
    can you help me obtain a rebate
    reimburse me for this piece of junk
    I am requesting a full refund
    money back for #W88123
    i wanna get refunded for the lamp`,
  track_refund: `
    still no sign of my refund
    hows my refund going
    refund status??
    you said five days for the money and it's been nine, where is it
    has the reimbursement for the coat been issued
    I'm waiting for the money you owe me from my return
    check if my refund went through
    When does the refund show up on my card?
    I'd like to see how far along my refund is
    any news on the money back for order 2210
    i need help to check the current status of the reimbursement
    wen will i get my refund
    my returned shoes reached you last week but nothing's on my account yet`,
  check_refund_policy: `
    what r ur rules on refunds
    under which circumstances would you give me the money back
    refund policy
    do I get everything back if I return something, or minus shipping?
    do you have some kind of money-back guarantee
    I want to read the reimbursement conditions
    help me find out how your refunds work
    how many days after buying can one still ask for money back
    in what cases are customers eligible for refunds
    is a refund possible if I simply don't like it
    where do i see your refund policy
    info about the money back policy`,
  check_cancellation_fee: `
    if i call off my order do i have to pay anything
    how expensive is it to cancel
    is there a penalty for backing out early
    cancellation charge?
    find the withdrawal fee
    I'd like to know the cost of terminating early
    do u charge ppl for cancelling
    would cancelling be free of charge
    what is the early exit fee
    i need help checking the cancelation penalties
    do you bill me something when I cancel a purchase
    whats the termination charge on my contract`,
  payment_methods: `
    can i use my amex
    paypal ok?
    what kinds of payment do you take
    do u accept apple pay
    is it possible to settle by bank transfer
    I'd prefer paying in three instalments, is that an option
    how may I pay for this
    list of accepted payment methods
    would a Maestro card work with you
    need to check the payment options
    cash on delivery possible?
    which cards are OK`,
  payment_issue: `
    my card keeps getting declined on your site
    you charged me 2 times for the same mug!!
    payment wont go thru
    theres a weird charge from you on my statement
    checkout throws an error when I press pay
    i got billed 80 instead of 60
    paid with paypal but it says unpaid
    I need assistance to report a payment issue
    why is my visa rejected
    an error with my online payment
    money left my account yet there's no order
    I can't complete the payment for my basket
    help notifying of problems with payments
    u took money from me without asking`,
  get_invoice: `
    could you mail me the invoice for order 5512
    need a bill for my taxes
    where do i download my receipt
    invoice pdf
    i lost the receipt, can i get another copy
    My bookkeeping wants the bill of last month's purchase
    send invoice #77120 to me
    assistance getting bill 12588
    there was no invoice in the package, please send it
    I require a VAT invoice made out to Kern Ltd
    obtain my invoices
    how can I get the bill for the sofa I bought`,
  check_invoice: `
    I want to have a look at my bills
    see my old invoices
    where can i view my invoice
    show me bill number 33128
    how do I check the invoices from April
    i need to locate an invoice
    take a peek at my latest bill
    let me look through past invoices
    can you check whether invoice 5512 is right
    find invoices
    I have to review the bill of Anna Keller
    is the total on my invoice correct?`,
  create_account: `
    how do i become a member of your site
    I'd like to sign up as a new customer
    make me an account
    open acount
    can i have an account with u guys
    my husband wants his own profile, how do we open one
    set a new premium account up
    registration please, I'm new
    assistance with opening a gold account
    i have no profile here so far, create one
    what do I need in order to register
    is creating a profile free`,
  edit_account: `
    my phone nr changed, update it in my profile
    I got a new surname after the wedding
    how to edit my personal info
    correct my name in the account, it's spelled wrong
    change email on my acct
    assistance to modify my account details
    where can i fix the birthday in my profile
    put my new mobile number on file
    customise my profile
    I'd like to alter the data of my gold account
    my details are out of date
    edit details on {{Account Type}} account`,
  switch_account: `
    id like to move from the free plan account to the pro one
    how to swap to my other account
    switch user
    log me in with a different profile
    I want to upgrade to a gold account
    can you change my account from standard to premium
    use another acc
    i'm on the wrong account, want to go to my second one
    assistance switching to the {{Account Category}} account
    going over to a business account, how
    downgrade my account to the free tier`,
  delete_account: `
    get rid of my account
    i wanna close my acount
    erase my profile pls
    terminate my premium account
    I won't shop here any more, remove my account.
    how do i cancel my profile
    can i unregister
    account closure
    just delete the damn account
    I don't need my pro account now, help me close it
    assistance removing an account
    could you deactivate the account I have with you`,
  recover_password: `
    i forgot my pw
    cant remember my login pin
    reset pasword
    I've lost the key to get into my profile
    the password mail never reaches me
    how may I set a new password
    locked out, wrong password all the time
    retrieve my pin code
    help me get my access key back
    what do I do if I no longer know my password
    password lost
    your system refuses my password
    i need assistance recovering my user password`,
  registration_problems: `
    sign up doesnt work
    the register button does nothing
    every time I try to make an account I get an error
    cant register wtf
    I never got the activation mail after signing up
    errors with sign-up
    report an issue with registration
    Your form says my e-mail is taken but I have no account
    I'm unable to complete my registration
    help w/ registration problems
    trouble signing up as a new user
    registering keeps crashing`,
  newsletter_subscription: `
    take me off your mailing list
    how 2 unsubscribe
    I'd love to receive your newsletter
    stop spamming me with offers
    sign me up for the news emails
    newsletter cancel
    I get three of your mails a day, enough
    is there a newsletter I could join
    end my subscription to the company newsletter
    assistance with newsletter sign-up
    can I check my newsletter subscription
    i don't wish to get marketing mail`,
  product_question: `
    is the kettle made of steel
    how tall is that bookshelf
    does the speaker pair with android
    whats the battery life of the headphones
    can kids use the skateboard
    Is this jacket warm enough for minus ten?
    what's inside the gift box
    does the rug shed
    can u put the mug in the microwave
    which plug does the lamp have
    how many litres does the backpack hold
    is the wallet real leather
    what are the measurements of the desk
    how much is the blender`,
  stock_question: `
    do u have the boots in 43
    is the green lamp sold out
    any mugs left
    when's the tent coming back
    got this in black?
    how many puzzles do you still have
    is it in stock in medium
    do you sell gift cards
    Will the air fryer be restocked before June?
    availability of the office chair
    are those candles gone for good
    let me know once the ring is back in stock`,
  recommendation: `
    what should i give my grandad for his 80th
    which of your tents would you take
    help me pick a backpack
    I can't choose between the two lamps
    got a tip for a warm blanket?
    suggest sth for a cyclist
    what's your best seller
    I need a present under 30 euros
    which headphones are good for running
    something similar to the grill but cheaper?
    any ideas for a housewarming gift
    what jacket would you recommend for rain`,
  discount_question: `
    got any promo codes
    my voucher is not accepted
    student discount?
    is black friday a thing at your shop
    can you make it a bit cheaper
    where does the coupon go
    are the tents on sale
    do regulars get a price cut
    will there be a sale soon
    10% off code for new customers?
    coupon code invalid
    do you give a discount if i buy ten`,
  store_hours: `
    r u open on sundays
    what time do you close today
    when can i come to the shop
    opening times
    is your store in Leeds open tomorrow
    till when are you open on friday
    do you have a real shop somewhere
    what are the business hours
    are you shut at Easter
    how late can I drop by the store`,
  complaint: `
    your service is a disgrace
    I'd like to lodge a complaint
    the lamp was smashed when it came
    i am so disappointed in you lot
    how do i file a claim against your company
    what a shitty experience
    your driver threw the parcel over my fence
    nobody has answered my mails in a month
    the zip of the jacket broke on day one
    i need to make a consumer complaint
    not happy with this at all
    half of my order is missing
    this kettle is garbage
    assistance submitting a reclamation`,
  review: `
    where can i leave five stars
    I want to say how great the mug is
    how do I write a review
    leaving feedback
    i'd like to share my opinion about your shop
    your lamps are lovely, just wanted to let you know
    can I rate what I bought
    i have a suggestion for your homepage
    post a comment about my purchase
    assistance leaving an opinion for your company
    I'd like to give some feedback on the service
    submit a product review`,
  contact_customer_service: `
    whats ur phone number
    how do I get hold of support
    when is your helpline staffed
    support email?
    which number must I dial for customer care
    is there a hotline
    what hours can i call you
    how can one reach your customer service
    contact details please
    I need to get in touch with customer assistance
    can I phone you at the weekend
    is customer support reachable at night`,
  contact_human_agent: `
    human
    let me talk to a real person
    i want ur manager
    can somebody from your team call me
    stop the bot, get me a person
    I'd rather speak with staff
    put me through to someone
    agent plsss
    is a live agent around
    I need to talk with an operator
    talk 2 a human
    want to chat with one of your employees
    no robot please, a human being`,
  greeting: `
    hiii
    good mornin
    hey you
    hello to the whole team
    yo whats good
    evening!
    how are ya
    hi bot
    anyone there?
    hows your day been`,
  thanks: `
    thx a bunch
    cheers mate
    thank u so so much
    you've been a great help
    that did the trick, thanks
    much obliged
    tysm
    perfect, thank you!
    i really appreciate that
    thats all i needed to know thank you`,
  goodbye: `
    byeee
    see u
    gotta run, bye
    talk later
    have a nice one
    ok that'd be all
    good night then
    ciao
    im off now
    take care, bye`,
  out_of_scope: `
    is it gonna snow this weekend
    what's 15 percent of 80
    play me something by queen
    tell me a fun fact about whales
    how long do i boil an egg
    translate good night to polish
    who painted guernica
    remind me to call the plumber at four
    how far is the moon
    what's on my calendar today
    find me a cheap flight to lisbon
    my savings account balance please
    turn the heating down
    set a timer for ten minutes
    my car makes a grinding noise
    which team won last night
    can i eat yoghurt past its date
    what should i cook tonight
    how do you spell necessary
    do aliens exist
    i have a headache, what helps
    is the bank open on saturday
    report my credit card stolen
    my 401k, how do I roll it over
    do I need a visa for Vietnam
    how many ounces in a pound
    what's your favourite film
    book a table for two at eight
    should I sell my apple shares
    write a haiku about rain
    when was the first world war
    what's the traffic like on the way to work
    call my mum
    i want to request a day off
    what language do they speak in Brazil
    how do I change a flat tyre
    cancel my gym membership
    can you dance
    where did I park
    solve x squared equals nine
    what does ubiquitous mean
    flip a coin
    when does my flight board
    raise my credit limit
    how old is the pope
    what are good names for a puppy
    are you married
    what's the wifi password of the hotel
    is my tyre pressure ok
    who's going to win the election`,
};
