/** English controls, and the pages around them. */
import type { Words } from './words.ts';

export const english: Words = {
  fillers:
    'a,an,the,my,your,our,this,these,it,its,to,for,with,via,by,and,of,now,please,yes,i,m,am,want,understand,ok,okay,permanently,forever,immediately,finally,securely,here,using,usd,eur,gbp,chf',
  agree:
    'ok,okay,yes,confirm,submit,agree,accept,approve,i agree,do it,finish,done,go ahead,im sure,i am sure,yes im sure,sure,complete,authorize',
  proceed: 'continue,proceed,next',
  keep: 'save,save changes,update,apply,change,reset,set',
  final: 'confirm,yes,permanently,forever,place,complete,finalize,finalise,submit,sure',
  forGood: 'permanently,forever,for good,irrevocably,irreversibly,for ever',
  by: 'with,via,using,by',
  binding: 'obligation to pay',
  slides: 'slide,swipe,drag,pull',
  asking:
    'are,you,sure,do,really,would,like,will,this,action,about,going,should,we,shall,that,is,it,can,all,of,data,them,wish,proceed,continue,with',
  setOff: 'go,run,execute,perform,do,start,apply,ok,confirm,submit,continue,proceed,next,done,save',
  leaves:
    'back,go back,cancel,edit,change,show,hide,view,remove,apply,add,close,clear,reset,skip,previous,review,check,validate,save card,scan,help,return,browse,choose,select,use,upload,forgot',
  total: 'total,amount due,total due,to pay,you pay,due today,due now,order total,grand total,will be charged',
  over: 'thank you,thanks,was sent,been sent,was placed,been placed,was published,successful,successfully,received your,has been,have been,completed,was deleted',
  looks:
    'read,return,tell,show,list,find,search,look,open,go,goto,visit,navigate,extract,get,give,report,what,which,how,who,when,where,is,are,does,count,compare,view,browse,check whether,check if,scroll,see,collect,summarize,summarise,describe',
  joins: 'and,then,after that,afterwards,finally,next',
  deeds: {
    account: {
      verbs: 'delete,close,deactivate,remove,erase,terminate,destroy,wipe,purge,cancel,end',
      objects:
        'account,user account,account data,profile,user profile,workspace,organization,organisation,project,repository,repo,database,team,all data,everything,subscription,membership,contract,policy',
      whole:
        'empty trash,empty bin,empty recycle bin,delete all,erase all,wipe all,factory reset,delete forever,permanently delete,delete permanently,yes delete account,close account for good',
      weak: 'delete,deactivate,erase,terminate,destroy,remove,delete it,delete this,delete anyway',
      around:
        'delete account,delete your account,delete my account,delete the account,delete this account,deleting your account,account deletion,close account,close your account,close my account,closing your account,deactivate account,deactivate your account,can not be undone,cannot be undone,can t be undone,irreversible,permanently delete,permanently deleted,delete permanently,deleted forever,delete workspace,delete organization',
    },
    pay: {
      verbs: 'place,submit,confirm,complete,finalize,finalise,make,send,authorize,finish,process,pay,approve',
      objects:
        'order,purchase,payment,checkout,booking,reservation,donation,bid,bill,invoice,balance,total,deposit,amount,card,credit card,debit card,paypal,apple,google,fee,rent',
      whole:
        'pay,pay now,pay today,buy,buy now,order now,purchase,purchase now,book now,book and pay,reserve and pay,confirm and pay,confirm pay,order and pay,review and pay now,place bid,donate,donate now,order with obligation to pay,agree and pay,subscribe and pay,pay and order,pay and book,complete booking,rent now,start paid plan,start paid subscription,release payment,release funds',
      weak: 'order,book,reserve,checkout,check out,buy ticket,buy tickets,subscribe,start subscription,upgrade,bid,order items,rent,top up,charge card,book it',
      around:
        'payment,payment details,pay now,order summary,review your order,review order,confirm your order,confirm order,place your order,place order,confirm payment,confirm purchase,confirm your purchase,confirm booking,your payment,amount due,total due,will be charged,be charged,charges your card,charged to your card,checkout,purchase,credit card,card details,billing',
    },
    send: {
      verbs: 'send,post,publish,submit,share,reply,tweet',
      objects:
        'message,messages,email,e mail,mail,emails,reply,comment,review,post,article,tweet,invite,invites,invitation,invitations,request,application,letter,text,sms,newsletter,campaign,story,listing,ad,advert,status update,complaint,announcement,answer,question,proposal,quote,offer,video,page,changes,site,website,release,event,job,all,live,everyone',
      whole:
        'publish,publish now,send now,post now,tweet,tweet now,go live,send anyway,send and archive,send and close,publish anyway,schedule send,yes send,yes publish,publish to web,share publicly,make public,deploy to production,post publicly,send email now,reply all',
      weak: 'send,post,reply,comment,share,share now,add comment,send feedback,submit feedback,send it,post it,broadcast,send report,submit report,send update',
      around:
        'message,new message,send message,contact us,write to us,compose,email to,recipients,publish,reply to,leave a comment,add a comment,write a review,your review,post to,chat,will be sent,send this',
    },
    transfer: {
      verbs: 'transfer,send,wire,withdraw,move,make,confirm,submit,complete,authorize,execute,cash out',
      objects:
        'money,funds,cash,transfer,bank transfer,wire transfer,wire,withdrawal,ownership,domain,balance,payout,bitcoin,crypto,tokens',
      whole: 'transfer now,wire now,withdraw,withdraw now,cash out,confirm and transfer,transfer and confirm',
      weak: 'transfer,send,wire,move,execute,pay out,withdraw all',
      around:
        'transfer money,transfer funds,money transfer,bank transfer,wire transfer,new transfer,make a transfer,confirm transfer,confirm your transfer,send money,withdraw,withdrawal,transfer ownership,transfer to',
    },
    password: {
      verbs: 'change,update,reset,save,set,confirm,create,submit',
      objects: 'password,new password,passphrase,pin,passcode,passwords',
      weak: '',
      around:
        'change password,change your password,update password,reset password,reset your password,new password,set password,set a new password,choose a new password,password reset,current password,old password,change pin',
    },
    factor: {
      verbs:
        'disable,turn off,remove,deactivate,reset,change,update,enable,turn on,activate,regenerate,replace,switch off,delete,generate new',
      objects:
        'two factor,two factor authentication,two step verification,two step authentication,2 step verification,2 factor authentication,2fa,2sv,mfa,multi factor authentication,authenticator,authenticator app,second factor,security key,backup codes,recovery codes,recovery phone,recovery email,passkey,factor authentication,step verification,fa',
      whole: '',
      weak: 'disable,turn off,remove,deactivate,enable,turn on,activate,reset,switch off,verify and enable,verify',
      around:
        'two factor,two step,2fa,2 step verification,2 factor,mfa,multi factor,authenticator app,second factor,security key,backup codes,recovery codes,factor authentication,step verification',
    },
  },
};
