import type { ImportFormat, ImportKind } from '@parley/contract/import-runs';

/**
 * A file as a platform writes it. `columns`: its documented headers with the fields they are, '-' for one that isn't imported although its
 * name says so. `must`: the headers without which it is another file.
 */
export type Report = { format: ImportFormat; kind: ImportKind; label: string; must: string; columns: string; lacksItems?: boolean };

const address = (of: 'shipping' | 'billing', names: string) =>
  ['name', 'line1', 'line2', 'city', 'region', 'postcode', 'country']
    .map((part, place) => [names.split(' ')[place], `${of}_${part}`] as const)
    .filter(([name]) => name && name !== '-')
    .map(([name, field]) => `${name}=${field}`)
    .join(' ');

/** Headers without case and punctuation. The first report with the largest share of a file's headers is what the file is. */
export const reports: readonly Report[] = [
  {
    format: 'amazon',
    kind: 'orders',
    label: 'Amazon order report',
    must: 'amazonorderid purchasedate itemprice',
    columns: `amazonorderid=order_number merchantorderid=- purchasedate=placed_at lastupdateddate=- orderstatus=status fulfillmentchannel=- saleschannel=- orderchannel=-
      url=- shipservicelevel=- productname=line_name sku=sku asin=- itemstatus=line_status quantity=quantity currency=currency itemprice=line_total itemtax=- shippingprice=line_shipping
      shippingtax=- giftwrapprice=- giftwraptax=- itempromotiondiscount=line_discount shippromotiondiscount=- ${address('shipping', '- - - shipcity shipstate shippostalcode shipcountry')}
      promotionids=discount_code isbusinessorder=- purchaseordernumber=- pricedesignation=- buyeremail=email buyername=customer_name fulfilledby=- isiba=-`,
  },
  {
    format: 'amazon',
    kind: 'orders',
    label: 'Amazon order report',
    must: 'orderid orderitemid quantitypurchased itemprice',
    columns: `orderid=order_number orderitemid=line_id purchasedate=placed_at paymentsdate=- reportingdate=- promisedate=- dayspastpromise=- buyeremail=email buyername=customer_name
      buyerphonenumber=phone sku=sku productname=line_name quantitypurchased=quantity quantityshipped=- quantitytoship=- currency=currency itemprice=line_total itemtax=-
      shippingprice=line_shipping shippingtax=- shipservicelevel=- ${address('shipping', 'recipientname shipaddress1 shipaddress2 shipcity shipstate shippostalcode shipcountry')} shipaddress3=-
      shipphonenumber=- itempromotiondiscount=line_discount itempromotionid=discount_code shippromotiondiscount=- shippromotionid=- deliverystartdate=- deliveryenddate=-
      deliverytimezone=- deliveryinstructions=note saleschannel=- isbusinessorder=- purchaseordernumber=- pricedesignation=- isprime=- fulfilledby=-`,
  },
  {
    format: 'amazon',
    kind: 'orders',
    label: 'Amazon sales report',
    must: 'orderid shipservicelevel asin amount',
    columns: `index=- orderid=order_number date=placed_at status=status fulfilment=- fulfillment=- saleschannel=- shipservicelevel=- style=- sku=sku category=- size=- asin=- courierstatus=-
      qty=quantity currency=currency amount=line_total ${address('shipping', '- - - shipcity shipstate shippostalcode shipcountry')} promotionids=- b2b=- fulfilledby=- unnamed22=-`,
  },
  {
    format: 'amazon',
    kind: 'products',
    label: 'Amazon listings report',
    must: 'itemname sellersku listingid',
    columns: `itemname=name itemdescription=description listingid=- sellersku=sku price=price quantity=stock opendate=- imageurl=image itemismarketplace=- productidtype=- zshopshippingfee=-
      itemnote=- itemcondition=- zshopcategory1=category zshopbrowsepath=- zshopstorefrontfeature=- asin1=external_id asin2=- asin3=- willshipinternationally=- expeditedshipping=-
      zshopboldface=- productid=- bidforfeaturedplacement=- adddelete=- pendingquantity=- fulfillmentchannel=- merchantshippinggroup=- status=status businessprice=- maximumretailprice=-
      minimumsellerallowedprice=- maximumsellerallowedprice=-`,
  },
  {
    format: 'shopee',
    kind: 'orders',
    label: 'Shopee order report',
    must: 'orderid skureferenceno dealprice',
    columns: `orderid=order_number orderstatus=status cancelreason=cancel_reason returnrefundstatus=- trackingnumber=tracking shippingoption=- shipmentmethod=- estimatedshipoutdate=-
      shiptime=fulfilled_at ordercreationdate=placed_at orderpaidtime=- parentskureferenceno=- productname=line_name skureferenceno=sku variationname=line_options originalprice=-
      dealprice=price quantity=quantity returnedquantity=line_returned productsubtotal=- totaldiscount=- sellerrebate=- sellerdiscount=- shopeerebate=- skutotalweight=- noofproductinorder=-
      numberofitemsinorder=- ordertotalweight=- vouchercode=discount_code sellervoucher=discount sellerabsorbedcoincashback=- shopeevoucher=- bundledealindicator=- bundledealsindicatoryn=-
      shopeebundlediscount=- sellerbundlediscount=- shopeecoinsoffset=- creditcarddiscounttotal=- totalamount=- buyerpaidshippingfee=shipping shippingrebateestimate=- reverseshippingfee=-
      transactionfee=- commissionfee=- servicefee=- grandtotal=- estimatedshippingfee=- usernamebuyer=- ${address('shipping', 'receivername deliveryaddress - city province zipcode country')}
      phonenumber=phone town=- district=- remarkfrombuyer=note ordercompletetime=delivered_at note=- paymentmethod=payment_method`,
  },
  {
    format: 'shopee',
    kind: 'products',
    label: 'Shopee product list',
    must: 'ettitleproductid ettitleproductname',
    columns: `ettitleproductid=external_id ettitleproductname=name ettitlevariationid=variant_id ettitlevariationname=option1_value ettitleparentsku=- ettitlevariationsku=sku
      ettitlevariationprice=price psgtincode=barcode ettitlevariationstock=stock psminimumpurchasequantity=- psmaximumpurchasequantity=- psmaximumpurchasequantitystartdate=-
      psmaximumpurchasequantitytimeperiod=- psmaximumpurchasequantityenddate=- ettitlereason=- ettitleproductdescription=description`,
  },
  {
    format: 'shopee',
    kind: 'products',
    label: 'Shopee product list',
    must: 'productid productname variationid variationname',
    columns: `productid=external_id productname=name variationid=variant_id variationname=option1_value parentsku=- sku=sku price=price gtin=barcode stock=stock productdescription=description`,
  },
  {
    format: 'lazada',
    kind: 'orders',
    label: 'Lazada order report',
    must: 'orderitemid ordernumber unitprice itemname',
    columns: `orderitemid=line_id ordertype=- guarantee=- deliverytype=- lazadaid=- sellersku=sku lazadasku=- warehouse=- createtime=placed_at updatetime=- rtssla=- rtasla=- ttssla=-
      ordernumber=order_number invoicerequired=- invoicenumber=- delivereddate=delivered_at customername=customer_name customeremail=email nationalregistrationnumber=-
      ${address('shipping', 'shippingname shippingaddress shippingaddress2 shippingcity shippingregion shippingpostcode shippingcountry')} shippingaddress3=- shippingaddress4=-
      shippingaddress5=- shippingphone=phone shippingphone2=- ${address('billing', 'billingname billingaddr billingaddr2 billingcity - billingpostcode billingcountry')} billingaddr3=-
      billingaddr4=- billingaddr5=- billingphone=- billingphone2=- taxcode=- branchnumber=- taxinvoicerequested=- paymethod=payment_method paidprice=- unitprice=price
      sellerdiscounttotal=line_discount shippingfee=line_shipping walletcredit=- itemname=line_name variation=line_options cdshippingprovider=- shippingprovider=- shipmenttypename=-
      shippingprovidertype=- cdtrackingcode=- trackingcode=tracking trackingurl=- shippingproviderfm=- trackingcodefm=- trackingurlfm=- promisedshippingtime=- premium=- status=line_status
      buyerfaileddeliveryreturninitiator=- buyerfaileddeliveryreason=cancel_reason buyerfaileddeliverydetail=- buyerfaileddeliveryusername=- bundleid=- bundlediscount=- semimanaged=-
      refundamount=- sellernote=note`,
  },
  {
    format: 'lazada',
    kind: 'products',
    label: 'Lazada product list',
    must: 'productid sellersku price',
    columns: `productid=external_id catid=- category=category productname=name productnameenglish=name productimages1=image productimages2=image productimages3=image productimages4=image
      productimages5=image productimages6=image productimages7=image productimages8=image images1=image brand=brand maindescription=description shortdescription=- sellersku=sku shopsku=- skuid=-
      quantity=stock specialprice=- specialpricestart=- specialpriceend=- price=price variationscombo=option1_value currencycode=currency status=status tropproductid=-`,
  },
  {
    format: 'etsy',
    kind: 'orders',
    label: 'Etsy order items',
    must: 'saledate itemname orderid price',
    columns: `saledate=placed_at itemname=line_name buyer=customer_name quantity=quantity price=price couponcode=discount_code coupondetails=- discountamount=line_discount shippingdiscount=-
      ordershipping=shipping ordersalestax=tax itemtotal=- currency=currency transactionid=line_id listingid=- datepaid=- dateshipped=fulfilled_at
      ${address('shipping', 'shipname shipaddress1 shipaddress2 shipcity shipstate shipzipcode shipcountry')} orderid=order_number variations=line_options ordertype=- listingstype=-
      paymenttype=payment_method inpersondiscount=- inpersonlocation=- vatpaidbybuyer=- sku=sku`,
  },
  {
    format: 'etsy',
    kind: 'orders',
    label: 'Etsy orders',
    must: 'saledate orderid ordervalue numberofitems',
    lacksItems: true,
    columns: `saledate=placed_at orderid=order_number buyeruserid=- fullname=customer_name firstname=customer_first_name lastname=customer_last_name numberofitems=- paymentmethod=payment_method
      dateshipped=fulfilled_at ${address('shipping', '- street1 street2 shipcity shipstate shipzipcode shipcountry')} currency=currency ordervalue=- couponcode=discount_code coupondetails=-
      discountamount=discount shippingdiscount=- shipping=shipping salestax=tax ordertotal=total status=status cardprocessingfees=- ordernet=- adjustedordertotal=-
      adjustedcardprocessingfees=- adjustednetorderamount=- buyer=- ordertype=- paymenttype=- inpersondiscount=- inpersonlocation=- sku=-`,
  },
  {
    format: 'etsy',
    kind: 'products',
    label: 'Etsy listings',
    must: 'title price quantity materials image1',
    columns: `title=name description=description price=price currencycode=currency quantity=stock tags=tags materials=- ${[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `image${n}=image`).join(' ')}
      ${[1, 2, 3].map((n) => `variation${n}type=- variation${n}name=- variation${n}values=-`).join(' ')} sku=sku`,
  },
  {
    format: 'woocommerce',
    kind: 'products',
    label: 'WooCommerce products',
    must: 'type sku regularprice saleprice',
    columns: `id=external_id type=- sku=sku gtinupceanorisbn=barcode name=name published=published isfeatured=- visibilityincatalog=- shortdescription=- description=description
      datesalepricestarts=- datesalepriceends=- taxstatus=- taxclass=- instock=available stock=stock lowstockamount=- backordersallowed=inventory_policy soldindividually=- weightkg=-
      lengthcm=- widthcm=- heightcm=- allowcustomerreviews=- purchasenote=- saleprice=price regularprice=compare_at_price categories=category tags=tags shippingclass=- images=image
      downloadlimit=- downloadexpirydays=- parent=parent groupedproducts=- upsells=- crosssells=- externalurl=- buttontext=- position=- brands=brand
      ${[1, 2, 3].map((n) => `attribute${n}name=option${n}_name attribute${n}values=option${n}_value attribute${n}visible=- attribute${n}global=- attribute${n}default=-`).join(' ')}`,
  },
  {
    format: 'woocommerce',
    kind: 'orders',
    label: 'WooCommerce orders',
    must: 'ordernumber orderstatus itemcost itemname',
    columns: `ordernumber=order_number orderstatus=status orderdate=placed_at customernote=note firstnamebilling=customer_first_name lastnamebilling=customer_last_name companybilling=-
      ${address('billing', '- address12billing - citybilling statecodebilling postcodebilling countrycodebilling')} emailbilling=email phonebilling=phone
      firstnameshipping=shipping_first_name lastnameshipping=shipping_last_name
      ${address('shipping', '- address12shipping - cityshipping statecodeshipping postcodeshipping countrycodeshipping')} paymentmethodtitle=payment_method cartdiscountamount=discount
      ordersubtotalamount=- shippingmethodtitle=- ordershippingamount=shipping orderrefundamount=refunded ordertotalamount=total ordertotaltaxamount=tax sku=sku item=- itemname=line_name
      quantityrefund=quantity quantity=quantity itemcost=price couponcode=discount_code discountamount=line_discount discountamounttax=-`,
  },
  {
    format: 'woocommerce',
    kind: 'orders',
    label: 'WooCommerce order export',
    must: 'orderid ordernumber orderdate ordertotal lineitem1',
    lacksItems: true,
    columns: `orderid=- ordernumber=order_number orderdate=placed_at paiddate=- status=status shippingtotal=shipping shippingtaxtotal=- feetotal=- feetaxtotal=- taxtotal=tax cartdiscount=-
      orderdiscount=- discounttotal=discount ordertotal=total ordersubtotal=- orderkey=- ordercurrency=currency paymentmethod=- paymentmethodtitle=payment_method transactionid=-
      customeripaddress=- customeruseragent=- shippingmethod=- customerid=customer_id customeruser=- customeremail=email billingfirstname=customer_first_name
      billinglastname=customer_last_name billingcompany=- billingemail=- billingphone=phone
      ${address('billing', '- billingaddress1 billingaddress2 billingcity billingstate billingpostcode billingcountry')} shippingfirstname=shipping_first_name
      shippinglastname=shipping_last_name shippingcompany=- ${address('shipping', '- shippingaddress1 shippingaddress2 shippingcity shippingstate shippingpostcode shippingcountry')}
      customernote=note wtimportkey=- taxitems=- shippingitems=- feeitems=- couponitems=- refunditems=- ordernotes=- downloadpermissions=- lineitem1=- lineitem2=- lineitem3=-`,
  },
  {
    format: 'woocommerce',
    kind: 'orders',
    label: 'WooCommerce orders analytics',
    must: 'date order status products itemssold',
    lacksItems: true,
    columns: `date=placed_at order=order_number nrevenueformatted=- nrevenue=- netsales=- status=status customer=customer_name customertype=- products=- itemssold=- coupons=discount_code
      attribution=-`,
  },
  {
    format: 'magento',
    kind: 'products',
    label: 'Magento products',
    must: 'sku attributesetcode producttype',
    columns: `sku=sku storeviewcode=- attributesetcode=- producttype=- categories=category productwebsites=- name=name description=description shortdescription=- weight=- productonline=published
      taxclassname=- visibility=- price=price specialprice=- specialpricefromdate=- specialpricetodate=- urlkey=- metatitle=- metakeywords=- metadescription=- baseimage=image
      baseimagelabel=- smallimage=- smallimagelabel=- thumbnailimage=- thumbnailimagelabel=- swatchimage=- swatchimagelabel=- createdat=- updatedat=- newfromdate=- newtodate=-
      displayproductoptionsin=- mapprice=- msrpprice=- mapenabled=- giftmessageavailable=- customdesign=- customdesignfrom=- customdesignto=- customlayoutupdate=- pagelayout=-
      productoptionscontainer=- msrpdisplayactualpricetype=- countryofmanufacture=- additionalattributes=- qty=stock outofstockqty=- useconfigminqty=- isqtydecimal=-
      allowbackorders=inventory_policy useconfigbackorders=- mincartqty=- useconfigminsaleqty=- maxcartqty=- useconfigmaxsaleqty=- isinstock=available notifyonstockbelow=-
      useconfignotifystockqty=- managestock=- useconfigmanagestock=- useconfigqtyincrements=- qtyincrements=- useconfigenableqtyinc=- enableqtyincrements=- isdecimaldivided=- websiteid=-
      relatedskus=- relatedposition=- crosssellskus=- crosssellposition=- upsellskus=- upsellposition=- additionalimages=image additionalimagelabels=- hidefromproductpage=-
      customoptions=- bundlepricetype=- bundleskutype=- bundlepriceview=- bundleweighttype=- bundlevalues=- bundleshipmenttype=- associatedskus=- configurablevariations=-
      configurablevariationlabels=- manufacturer=brand`,
  },
  {
    format: 'magento',
    kind: 'orders',
    label: 'Magento order items',
    must: 'incrementid qtyordered price',
    columns: `itemid=line_id incrementid=order_number createdat=placed_at status=status sku=sku name=line_name price=price qtyordered=quantity grandtotal=total categoryname1=- salescommissioncode=-
      discountamount=discount shippingamount=shipping taxamount=tax totalrefunded=refunded paymentmethod=payment_method customeremail=email customerfirstname=customer_first_name
      customerlastname=customer_last_name customerid=customer_id couponcode=discount_code ordercurrencycode=currency workingdate=- bistatus=- mv=- year=- month=- customersince=- my=- fy=-`,
  },
  {
    format: 'magento',
    kind: 'orders',
    label: 'Magento order export',
    must: 'incrementid itemsku itemqtyordered itemprice',
    columns: `entityid=- incrementid=order_number createdat=placed_at updatedat=- status=status state=- storeid=- customerid=customer_id customeremail=email customerfirstname=customer_first_name
      customerlastname=customer_last_name customernote=note basegrandtotal=- grandtotal=total basesubtotal=- subtotal=- baseshippingamount=- shippingamount=shipping basetaxamount=- taxamount=tax
      basediscountamount=- discountamount=discount couponcode=discount_code ordercurrencycode=currency basecurrencycode=- totalrefunded=refunded itemitemid=line_id itemsku=sku itemname=line_name
      itemqtyordered=quantity itemprice=price itemrowtotal=- paymentmethod=payment_method`,
  },
  {
    format: 'magento',
    kind: 'orders',
    label: 'Magento order list',
    must: 'purchasepoint purchasedate billtoname grandtotalbase',
    lacksItems: true,
    columns: `id=order_number purchasepoint=- purchasedate=placed_at billtoname=customer_name shiptoname=shipping_name grandtotalbase=- grandtotalpurchased=total status=status
      billingaddress=billing_line1 shippingaddress=shipping_line1 shippinginformation=- customeremail=email customergroup=- subtotal=- shippingandhandling=shipping customername=-
      paymentmethod=payment_method totalrefunded=refunded allocatedsources=- pickuplocationcode=- braintreetransactionsource=-`,
  },
  {
    format: 'shein',
    kind: 'products',
    label: 'Shein product data',
    must: 'productname finalprice initialprice allavailablesizes',
    columns: `productname=name description=description initialprice=compare_at_price finalprice=price currency=currency instock=available color=option1_value size=option2_value reviewscount=-
      mainimage=image categoryurl=- url=- categorytree=category countrycode=- domain=- imagecount=- imageurls=image modelnumber=- offers=- otherattributes=- productid=external_id rating=-
      relatedproducts=- rootcategory=- topreviews=- category=- brand=brand allavailablesizes=- discount=- sku=sku`,
  },
  {
    format: 'lazada',
    kind: 'products',
    label: 'Lazada product data',
    must: 'title finalprice initialprice lazmall',
    columns: `url=- title=name rating=- reviews=- initialprice=compare_at_price finalprice=price currency=currency stock=stock image=image images=image sellername=- sellerrating=-
      sellershipontime=- sellerchatresponse=- issuperseller=- lazmall=- gmv=- breadcrumb=category productspecifications=- productdescription=description mpn=- sku=sku colors=- promotions=-
      brand=brand domain=- numbersold=- numberofreviews=- variations=- discount=-`,
  },
  {
    format: 'shopee',
    kind: 'products',
    label: 'Shopee product data',
    must: 'id title finalprice initialprice shopurl',
    columns: `url=- id=external_id title=name rating=- reviews=- initialprice=compare_at_price finalprice=price currency=currency stock=stock favorite=- image=image images=image shopurl=-
      sellername=- sellerrating=- datejoined=- sellerproducts=- sellerchatsrespondedpercentage=- sellerchatrespondtime=- sellerfollowers=- sold=- gmvcal=- flashsale=- flashsaletime=-
      breadcrumb=category productspecifications=- productdescription=description productvariation=- productratings=- domain=- isavailable=available vouchers=- video=- variations=- brand=brand
      categoryid=- discount=-`,
  },
  {
    format: 'amazon',
    kind: 'products',
    label: 'Amazon product data',
    must: 'title finalprice initialprice asin',
    columns: `timestamp=- title=name sellername=- brand=brand description=description initialprice=compare_at_price currency=currency availability=available reviewscount=- categories=category
      asin=external_id buyboxseller=- numberofsellers=- rootbsrank=- answeredquestions=- domain=- imagescount=- imageurl=image images=image url=- videocount=- itemweight=- rating=-
      productdimensions=- sellerid=- datefirstavailable=- discount=- modelnumber=- manufacturer=- department=- pluscontent=- upc=barcode video=- topreview=- variations=- delivery=- features=-
      format=- buyboxprices=- parentasin=- inputasin=- ingredients=- origin=- bstrank=- badge=- bsrank=- subcategoryrank=- amazonchoice=- productdetails=- pricesbreakdown=- countryoforigin=-
      finalprice=price`,
  },
  {
    format: 'etsy',
    kind: 'products',
    label: 'Etsy product data',
    must: 'title finalprice initialprice sellershopname',
    columns: `url=- productid=external_id listingid=- title=name sellername=- sellershopname=- initialprice=compare_at_price finalprice=price currency=currency images=image image=image rating=-
      reviewscountitem=- reviewscountshop=- itemdetails=description description=description breadcrumbs=category categorytree=category tags=tags variations=- availability=available
      listeddate=- discount=- brand=-`,
  },
  {
    format: 'other',
    kind: 'products',
    label: 'product data',
    must: 'finalprice initialprice',
    columns: `url=- productid=external_id id=external_id productname=name title=name description=description productdescription=description brand=brand initialprice=compare_at_price
      finalprice=price currency=currency instock=available stock=stock availability=available images=image imageurls=image mainimage=image image=image category=category categories=category
      breadcrumb=category breadcrumbs=category categorytree=category rating=- reviewscount=- domain=- upc=barcode gtin=barcode sku=sku tags=tags color=option1_value size=option2_value`,
  },
];
