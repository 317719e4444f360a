/** Words by which controls, and the pages around them, say that a click can't be taken back: without accents, lower case, by language. */
const english = {
    fillers: 'a,an,the,my,your,our,this,these,it,its,to,for,with,via,by,and,of,now,please,yes,i,m,am,want,understand,ok,okay,permanently,forever,immediately,finally,securely,here,using,usd,eur,gbp,chf',
    agree: 'ok,okay,yes,confirm,submit,agree,accept,approve,i agree,do it,finish,done,go ahead,im sure,i am sure,yes im sure,sure,complete,authorize',
    proceed: 'continue,proceed,next',
    keep: 'save,save changes,update,apply,change,reset,set',
    final: 'confirm,yes,permanently,forever,place,complete,finalize,finalise,submit,sure',
    over: 'thank you,thanks,was sent,been sent,was placed,been placed,was published,successful,successfully,received your,has been,have been,completed,was deleted',
    looks: 'read,return,tell,show,list,find,search,look,open,go,goto,visit,navigate,extract,get,give,report,what,which,how,who,when,where,is,are,does,count,compare,view,browse,check whether,check if,scroll,see,collect,summarize,summarise,describe',
    joins: 'and,then,after that,afterwards,finally,next',
    deeds: {
        account: {
            verbs: 'delete,close,deactivate,remove,erase,terminate,destroy',
            objects: 'account,user account,account data,profile,user profile,workspace,organization,organisation,all data,everything',
            whole: 'delete forever,permanently delete,delete permanently,yes delete account,close account for good',
            weak: 'delete,deactivate,erase,terminate,destroy,remove,delete it,delete this,delete anyway',
            around: 'delete account,delete your account,delete my account,delete the account,delete this account,deleting your account,account deletion,close account,close your account,close my account,closing your account,deactivate account,deactivate your account,can not be undone,cannot be undone,can t be undone,irreversible,permanently delete,permanently deleted,delete permanently,deleted forever,delete workspace,delete organization',
        },
        pay: {
            verbs: 'place,submit,confirm,complete,finalize,finalise,make,send,authorize,finish,process,pay',
            objects: 'order,purchase,payment,checkout,booking,reservation,donation,bid,bill,invoice,balance,total,deposit,amount,card,credit card,debit card,paypal,apple,google,fee,rent',
            whole: 'pay,pay now,pay today,buy,buy now,order now,purchase,purchase now,book now,book and pay,reserve and pay,confirm and pay,confirm pay,order and pay,review and pay now,place bid,donate,donate now,order with obligation to pay,agree and pay,subscribe and pay,pay and order,pay and book,complete booking,rent now',
            weak: 'order,book,reserve,checkout,check out,buy ticket,buy tickets,subscribe,start subscription,upgrade,bid,order items,rent,top up,charge card,book it',
            around: 'payment,payment details,pay now,order summary,review your order,review order,confirm your order,confirm order,place your order,place order,confirm payment,confirm purchase,confirm your purchase,confirm booking,your payment,amount due,total due,will be charged,be charged,checkout,purchase,credit card,card details,billing',
        },
        send: {
            verbs: 'send,post,publish,submit,share,reply,tweet',
            objects: 'message,messages,email,e mail,mail,emails,reply,comment,review,post,article,tweet,invite,invites,invitation,invitations,request,application,letter,text,sms,newsletter,campaign,story,listing,ad,advert,status update,complaint,announcement,answer,question,proposal,quote,offer,video,page,changes,site,website,release,event,job,all,live,everyone',
            whole: 'publish,publish now,send now,post now,tweet,tweet now,go live,send anyway,send and archive,send and close,publish anyway,schedule send,yes send,yes publish,publish to web,post publicly,send email now,reply all',
            weak: 'send,post,reply,comment,share,share now,add comment,send feedback,submit feedback,send it,post it,broadcast,send report,submit report,send update',
            around: 'message,new message,send message,contact us,write to us,compose,email to,recipients,publish,reply to,leave a comment,add a comment,write a review,your review,post to,chat,will be sent,send this',
        },
        transfer: {
            verbs: 'transfer,send,wire,withdraw,move,make,confirm,submit,complete,authorize,execute,cash out',
            objects: 'money,funds,cash,transfer,bank transfer,wire transfer,wire,withdrawal,ownership,domain,balance,payout,bitcoin,crypto,tokens',
            whole: 'transfer now,wire now,withdraw,withdraw now,cash out,confirm and transfer,transfer and confirm',
            weak: 'transfer,send,wire,move,execute,pay out,withdraw all',
            around: 'transfer money,transfer funds,money transfer,bank transfer,wire transfer,new transfer,make a transfer,confirm transfer,confirm your transfer,send money,withdraw,withdrawal,transfer ownership,transfer to',
        },
        password: {
            verbs: 'change,update,reset,save,set,confirm,create,submit',
            objects: 'password,new password,passphrase,pin,passcode,passwords',
            weak: '',
            around: 'change password,change your password,update password,reset password,reset your password,new password,set password,set a new password,choose a new password,password reset,current password,old password,change pin',
        },
        factor: {
            verbs: 'disable,turn off,remove,deactivate,reset,change,update,enable,turn on,activate,regenerate,replace,switch off,delete,generate new',
            objects: 'two factor,two factor authentication,two step verification,two step authentication,2 step verification,2 factor authentication,2fa,2sv,mfa,multi factor authentication,authenticator,authenticator app,second factor,security key,backup codes,recovery codes,recovery phone,recovery email,passkey,factor authentication,step verification,fa',
            whole: '',
            weak: 'disable,turn off,remove,deactivate,enable,turn on,activate,reset,switch off,verify and enable,verify',
            around: 'two factor,two step,2fa,2 step verification,2 factor,mfa,multi factor,authenticator app,second factor,security key,backup codes,recovery codes,factor authentication,step verification',
        },
    },
};
const german = {
    fillers: 'der,die,das,den,dem,des,ein,eine,einen,mein,meine,meinen,ihr,ihre,ihren,dein,deine,deinen,dieses,diese,diesen,und,mit,per,jetzt,sofort,bitte,ja,nun,endgultig,dauerhaft,unwiderruflich,fur,immer,an,zu,ich,mochte,will,sicher,uber,hier,eur,verbindlich,kostenpflichtig,euro',
    agree: 'ok,ja,bestatigen,zustimmen,akzeptieren,einverstanden,absenden,abschicken,abschliessen,fertig,freigeben,ausfuhren,ja sicher',
    proceed: 'weiter,fortfahren,fortsetzen',
    keep: 'speichern,anderungen speichern,ubernehmen,aktualisieren,andern,sichern,zurucksetzen,anwenden',
    final: 'bestatigen,ja,endgultig,dauerhaft,unwiderruflich,zahlungspflichtig,kostenpflichtig,verbindlich,abschliessen,abschicken',
    over: 'danke,vielen dank,wurde gesendet,wurde verschickt,erfolgreich,wurde gespeichert,wurde geloscht,ist eingegangen,wurde veroffentlicht,wurden',
    looks: 'lies,lese,zeige,zeig,finde,suche,such,offne,gehe,geh,besuche,nenne,sag,liste,gib,was,welche,welcher,welches,wie,wer,wann,wo,ist,sind,zahle,vergleiche,schau,ermittle,navigiere,scrolle,wieviele',
    joins: 'und,dann,danach,anschliessend,schliesslich',
    deeds: {
        account: {
            verbs: 'loschen,schliessen,auflosen,kundigen,deaktivieren,entfernen,beenden',
            objects: 'konto,account,benutzerkonto,kundenkonto,nutzerkonto,profil,mitgliedskonto,alle daten,alles,arbeitsbereich',
            whole: 'endgultig loschen,unwiderruflich loschen,dauerhaft loschen,kontoloschung bestatigen,fur immer loschen',
            weak: 'loschen,deaktivieren,entfernen,auflosen,kundigen,trotzdem loschen',
            around: 'konto loschen,account loschen,benutzerkonto loschen,kundenkonto loschen,profil loschen,konto schliessen,konto auflosen,konto wirklich loschen,loschung ihres kontos,nicht ruckgangig,unwiderruflich,endgultig geloscht,dauerhaft geloscht,nicht widerrufen',
        },
        pay: {
            verbs: 'bestatigen,aufgeben,abschicken,absenden,abschliessen,ausfuhren,senden,freigeben,bezahlen,zahlen,begleichen',
            objects: 'bestellung,kauf,zahlung,buchung,reservierung,spende,gebot,rechnung,bezahlung,auftrag,betrag,karte,kreditkarte,paypal',
            whole: 'bezahlen,jetzt bezahlen,zahlen,jetzt zahlen,kaufen,jetzt kaufen,bestellen,jetzt bestellen,zahlungspflichtig bestellen,kostenpflichtig bestellen,zahlungspflichtig kaufen,jetzt buchen,verbindlich buchen,verbindlich bestellen,spenden,jetzt spenden,sofort kaufen,jetzt kostenpflichtig bestellen,kostenpflichtig buchen,zahlungspflichtig buchen,gebot abgeben,jetzt zahlungspflichtig bestellen,buchen bezahlen',
            weak: 'buchen,reservieren,abonnieren,zur kasse,abo abschliessen,aufladen',
            around: 'zahlung,bezahlung,zahlungsart,bestellubersicht,bestellung prufen,ihre bestellung,bestellung abschliessen,kasse,kaufubersicht,zahlungsdaten,kreditkarte,zu zahlen,wird belastet,abgebucht,kauf bestatigen',
        },
        send: {
            verbs: 'senden,absenden,abschicken,verschicken,versenden,veroffentlichen,posten,teilen,einreichen,abgeben,schicken,publizieren,freigeben',
            objects: 'nachricht,nachrichten,e mail,email,mail,antwort,kommentar,bewertung,beitrag,artikel,einladung,einladungen,anfrage,bewerbung,brief,sms,newsletter,rundschreiben,anzeige,rezension,seite,anderungen,frage,angebot,alle,meldung,beschwerde,antrag',
            whole: 'veroffentlichen,jetzt veroffentlichen,jetzt senden,trotzdem senden,allen antworten,posten,jetzt posten',
            weak: 'senden,absenden,abschicken,verschicken,versenden,antworten,kommentieren,teilen,einreichen,formular absenden,feedback senden,schicken',
            around: 'nachricht,neue nachricht,kontakt,kontaktformular,schreiben sie uns,empfanger,kommentar,antworten auf,bewertung schreiben,beitrag,anfrage,betreff,veroffentlichen,wird gesendet,versendet',
        },
        transfer: {
            verbs: 'uberweisen,senden,ausfuhren,bestatigen,absenden,abschicken,freigeben,auszahlen,abheben,ubertragen,beauftragen',
            objects: 'geld,uberweisung,betrag,guthaben,uberweisungsauftrag,auszahlung,eigentum,domain',
            whole: 'uberweisen,jetzt uberweisen,sofort uberweisen,geld senden,auszahlen,jetzt auszahlen',
            weak: 'ubertragen,senden,absenden,freigeben,ausfuhren,transferieren',
            around: 'uberweisung,geld uberweisen,uberweisen,auszahlung,geld senden,neue uberweisung,iban,ubertragung des eigentums',
        },
        password: {
            verbs: 'andern,aktualisieren,zurucksetzen,speichern,setzen,festlegen,bestatigen,vergeben',
            objects: 'passwort,kennwort,neues passwort,neues kennwort,pin,passworter,neue pin',
            weak: '',
            around: 'passwort andern,kennwort andern,passwort zurucksetzen,kennwort zurucksetzen,neues passwort,neues kennwort,aktuelles passwort,altes passwort,aktuelles kennwort,altes kennwort,pin andern',
        },
        factor: {
            verbs: 'deaktivieren,ausschalten,abschalten,entfernen,andern,zurucksetzen,aktivieren,einschalten,loschen,ersetzen,neu erzeugen',
            objects: 'zwei faktor authentifizierung,zwei faktor authentisierung,zwei faktor,2 faktor authentifizierung,faktor authentifizierung,2fa,zwei schritt verifizierung,zweistufige anmeldung,bestatigung in zwei schritten,zweiter faktor,zweiten faktor,authenticator,authenticator app,sicherheitsschlussel,backup codes,wiederherstellungscodes,fa',
            whole: '',
            weak: 'deaktivieren,ausschalten,abschalten,entfernen,aktivieren,einschalten',
            around: 'zwei faktor,2fa,faktor authentifizierung,zwei schritt,zweistufig,zweistufige,in zwei schritten,zweiter faktor,authenticator,sicherheitsschlussel,wiederherstellungscodes',
        },
    },
};
const french = {
    fillers: 'le,la,les,l,un,une,mon,ma,mes,votre,vos,ton,ta,ce,cet,cette,et,avec,par,maintenant,immediatement,svp,oui,je,veux,souhaite,definitivement,de,du,des,d,en,pour,toujours,a,au,eur,euros',
    agree: 'ok,oui,confirmer,valider,accepter,j accepte,approuver,soumettre,terminer,je confirme,autoriser,finaliser',
    proceed: 'continuer,poursuivre,suivant',
    keep: 'enregistrer,sauvegarder,enregistrer les modifications,mettre a jour,modifier,appliquer,reinitialiser,enregistrer modifications',
    final: 'confirmer,valider,oui,definitivement,finaliser,terminer,passer',
    over: 'merci,a ete envoye,a ete envoyee,avec succes,a bien ete,ont ete,a ete publie,a ete supprime',
    looks: 'lis,lire,montre,affiche,trouve,cherche,recherche,ouvre,va,vas,visite,donne,dis,liste,extrais,renvoie,retourne,indique,quel,quelle,quels,quelles,combien,qui,quand,ou,est,sont,compte,compare,regarde,consulte,navigue,note',
    joins: 'et,puis,ensuite,enfin,apres',
    deeds: {
        account: {
            verbs: 'supprimer,fermer,cloturer,desactiver,resilier,effacer',
            objects: 'compte,compte utilisateur,compte client,profil,toutes donnees,tout,espace travail',
            whole: 'supprimer definitivement,supprimer pour toujours',
            weak: 'supprimer,desactiver,effacer,cloturer,resilier',
            around: 'supprimer le compte,supprimer mon compte,supprimer votre compte,suppression du compte,suppression de votre compte,fermer le compte,fermer mon compte,fermeture du compte,cloturer,desactiver le compte,irreversible,definitivement,ne peut pas etre annulee,ne peut etre annulee',
        },
        pay: {
            verbs: 'passer,confirmer,valider,finaliser,effectuer,terminer,envoyer,payer,regler,proceder',
            objects: 'commande,achat,paiement,reservation,don,enchere,facture,carte,paypal,carte bancaire,montant,total,solde',
            whole: 'payer,payer maintenant,acheter,acheter maintenant,commander,commander maintenant,regler,reserver et payer,reserver maintenant,commander avec obligation de paiement,faire un don,donner maintenant,confirmer et payer,valider et payer,acheter immediatement,commander et payer,encherir,achat immediat',
            weak: 'reserver,s abonner,souscrire,recharger',
            around: 'paiement,recapitulatif de la commande,recapitulatif de commande,votre commande,confirmer la commande,valider la commande,confirmation de commande,carte bancaire,moyen de paiement,sera debite,sera preleve,confirmer le paiement,confirmer l achat,total a payer',
        },
        send: {
            verbs: 'envoyer,publier,poster,partager,soumettre,deposer,diffuser,transmettre',
            objects: 'message,messages,e mail,email,mail,courriel,reponse,commentaire,avis,article,invitation,invitations,demande,candidature,lettre,sms,newsletter,annonce,page,modifications,question,offre,tous,reclamation,publication',
            whole: 'publier,publier maintenant,envoyer maintenant,envoyer quand meme,repondre tous,mettre en ligne',
            weak: 'envoyer,repondre,commenter,partager,soumettre,poster,transmettre,envoyer commentaires',
            around: 'message,nouveau message,contactez nous,nous contacter,formulaire de contact,destinataire,destinataires,commentaire,votre avis,repondre a,objet,publier,sera envoye',
        },
        transfer: {
            verbs: 'effectuer,confirmer,valider,faire,executer,transferer,virer,envoyer,retirer,autoriser',
            objects: 'virement,argent,fonds,transfert,montant,retrait,propriete,domaine',
            whole: 'virer,virer maintenant,effectuer le virement,envoyer argent',
            weak: 'transferer,envoyer,executer,retirer',
            around: 'virement,transfert d argent,envoyer de l argent,nouveau virement,transferer de l argent,transfert de propriete,retrait,iban',
        },
        password: {
            verbs: 'changer,modifier,mettre jour,reinitialiser,enregistrer,definir,confirmer,valider',
            objects: 'mot passe,nouveau mot passe,code pin,code secret',
            weak: '',
            around: 'changer le mot de passe,changer de mot de passe,modifier le mot de passe,modifier mon mot de passe,reinitialiser le mot de passe,nouveau mot de passe,ancien mot de passe,mot de passe actuel,changement de mot de passe',
        },
        factor: {
            verbs: 'desactiver,supprimer,retirer,modifier,changer,reinitialiser,activer,remplacer,regenerer',
            objects: 'authentification deux facteurs,double authentification,validation deux etapes,verification deux etapes,authentification 2 facteurs,authentification facteurs,validation etapes,verification etapes,2fa,a2f,second facteur,deuxieme facteur,application authentification,cle securite,codes secours,codes recuperation,fa',
            whole: '',
            weak: 'desactiver,supprimer,retirer,activer',
            around: 'deux facteurs,double authentification,deux etapes,2fa,a2f,second facteur,codes de secours,codes de recuperation,cle de securite,application d authentification',
        },
    },
};
const spanish = {
    fillers: 'el,la,los,las,un,una,mi,mis,tu,tus,su,sus,este,esta,y,con,por,ahora,ya,favor,si,quiero,definitivamente,permanentemente,de,del,para,siempre,a,al,en,inmediatamente,eur,euros,mxn,usd',
    agree: 'ok,si,confirmar,aceptar,acepto,de acuerdo,aprobar,autorizar,finalizar,validar,si estoy seguro,estoy seguro,terminar',
    proceed: 'continuar,seguir,siguiente',
    keep: 'guardar,guardar cambios,actualizar,cambiar,aplicar,restablecer',
    final: 'confirmar,si,definitivamente,permanentemente,realizar,finalizar,completar',
    over: 'gracias,ha sido,se ha enviado,se envio,con exito,correctamente,fue enviado,han sido,se ha publicado',
    looks: 'lee,leer,muestra,mostrar,encuentra,busca,buscar,abre,abrir,ve,ir,visita,dime,di,lista,extrae,devuelve,indica,que,cual,cuales,cuanto,cuantos,cuanta,cuantas,quien,cuando,donde,es,son,cuenta,compara,mira,consulta,navega',
    joins: 'y,luego,despues,entonces,finalmente',
    deeds: {
        account: {
            verbs: 'eliminar,borrar,cerrar,cancelar,desactivar,suprimir,dar baja',
            objects: 'cuenta,cuenta usuario,perfil,todos datos,todo,espacio trabajo',
            whole: 'eliminar definitivamente,eliminar permanentemente,borrar definitivamente,borrar para siempre,eliminar para siempre,darme baja definitivamente',
            weak: 'eliminar,borrar,desactivar,suprimir,darme baja',
            around: 'eliminar cuenta,eliminar la cuenta,eliminar mi cuenta,eliminar tu cuenta,eliminar su cuenta,borrar cuenta,borrar la cuenta,borrar mi cuenta,cerrar cuenta,cerrar la cuenta,cerrar mi cuenta,cerrar tu cuenta,desactivar cuenta,no se puede deshacer,no se podra deshacer,irreversible,permanentemente,definitivamente',
        },
        pay: {
            verbs: 'realizar,hacer,confirmar,finalizar,enviar,completar,efectuar,pagar,procesar',
            objects: 'pedido,compra,pago,reserva,donacion,orden,puja,factura,tarjeta,paypal,total,importe,saldo,tarjeta credito',
            whole: 'pagar,pagar ahora,comprar,comprar ahora,comprar ya,pedir ahora,reservar y pagar,reservar ahora,donar,donar ahora,confirmar y pagar,comprar y pagar,pujar,pedido con obligacion de pago,realizar pedido con obligacion de pago',
            weak: 'reservar,pedir,suscribirse,suscribirme,ordenar,recargar',
            around: 'pago,resumen del pedido,resumen de compra,tu pedido,su pedido,confirmar pedido,confirmar compra,confirmar pago,confirma tu compra,confirma tu pedido,tarjeta de credito,metodo de pago,se cobrara,se te cobrara,total a pagar,finalizar compra',
        },
        send: {
            verbs: 'enviar,publicar,mandar,compartir,postear,presentar,difundir',
            objects: 'mensaje,mensajes,correo,correo electronico,e mail,email,respuesta,comentario,resena,opinion,articulo,entrada,invitacion,invitaciones,solicitud,candidatura,carta,sms,boletin,anuncio,pagina,cambios,pregunta,oferta,todos,reclamacion,publicacion,consulta',
            whole: 'publicar,publicar ahora,enviar ahora,enviar todos modos,responder todos',
            weak: 'enviar,responder,comentar,compartir,mandar,presentar,enviar comentarios,enviar formulario',
            around: 'mensaje,nuevo mensaje,contactenos,contactanos,contacto,formulario de contacto,destinatario,destinatarios,comentario,tu opinion,responder a,asunto,publicar,se enviara',
        },
        transfer: {
            verbs: 'realizar,hacer,confirmar,enviar,transferir,efectuar,ejecutar,retirar,autorizar,mandar',
            objects: 'transferencia,dinero,fondos,giro,importe,retiro,retirada,propiedad,dominio,bizum',
            whole: 'transferir,transferir ahora,enviar dinero',
            weak: 'enviar,retirar,ejecutar',
            around: 'transferencia,transferir dinero,enviar dinero,nueva transferencia,retiro,retirada,transferir la propiedad,iban',
        },
        password: {
            verbs: 'cambiar,actualizar,restablecer,guardar,establecer,modificar,confirmar',
            objects: 'contrasena,nueva contrasena,clave,pin,nueva clave',
            weak: '',
            around: 'cambiar contrasena,cambiar la contrasena,cambiar tu contrasena,cambiar mi contrasena,restablecer contrasena,restablecer la contrasena,nueva contrasena,contrasena actual,contrasena anterior,cambio de contrasena,modificar contrasena',
        },
        factor: {
            verbs: 'desactivar,deshabilitar,quitar,eliminar,cambiar,restablecer,activar,habilitar,reemplazar,regenerar',
            objects: 'autenticacion dos factores,autenticacion doble factor,doble factor,verificacion dos pasos,autenticacion dos pasos,autenticacion factores,verificacion pasos,2fa,segundo factor,aplicacion autenticacion,llave seguridad,codigos recuperacion,codigos respaldo,fa',
            whole: '',
            weak: 'desactivar,deshabilitar,quitar,eliminar,activar,habilitar',
            around: 'dos factores,doble factor,dos pasos,2fa,segundo factor,codigos de recuperacion,codigos de respaldo,llave de seguridad,aplicacion de autenticacion',
        },
    },
};
export const languages = [english, german, french, spanish];
/** What the fields of a form are for, by their type, name, `autocomplete` and label; all languages in one. */
export const fieldWords = {
    card: /\bcc (?:number|csc|exp)|\bcard ?(?:number|no)\b|\b(?:cvc|cvv|csc)\b|karten ?nummer|numero (?:de )?(?:la )?(?:carte|tarjeta)/,
    secret: /^password\b/,
    newSecret: /\bnew ?(?:password|pass|pwd|pin)\b|neues (?:passwort|kennwort)|nouveau mot de passe|nueva (?:contrasena|clave)/,
    oldSecret: /\b(?:current|old|existing) ?(?:password|pass|pwd|pin)\b|(?:aktuelles|altes|bisheriges) (?:passwort|kennwort)|(?:ancien )?mot de passe (?:actuel|ancien)|ancien mot de passe|(?:contrasena|clave) (?:actual|anterior)/,
    code: /one time code|\botp\b|verification code|\bcaptcha\b/,
    message: /^textarea\b|\b(?:message|comment|reply|body|your (?:review|question|answer)|nachricht|kommentar|anfrage|mitteilung|mensaje|comentario|consulta|commentaire|votre avis|editor|richtext)\b/,
    recipient: /\b(?:to|recipients?|empfanger|an|destinataires?|destinatarios?|para|cc|bcc|subject|betreff|objet|asunto)\b|e ?mail|courriel|correo/,
    amount: /\b(?:amount|betrag|montant|importe|monto|cantidad|sum|summe)\b/,
    bank: /\b(?:iban|bic|swift|sort ?code|account (?:number|no)|routing|payee|beneficiary|beneficiaire|beneficiario|kontonummer|empfanger|recipients?|destinataire|destinatario|wallet|to account|from account)\b/,
    signUp: /\b(?:first ?name|last ?name|full ?name|e ?mail|vorname|nachname|prenom|nombre|apellidos?|birth|geburts\w*)\b/,
};
/** Where Enter sends what was written: how a field for it is called. */
export const chatWords = /\b(?:message|reply|chat|nachricht|antwort(?:en)?|repondre|mensaje|respuesta|responder)\b/;
/** How a clause of a goal begins that does more than look; a pattern, all languages in one. */
export const actWords = 'click|press|tap|hit|push|submit|send|pay|buy|order|purchase|delete|remove|close|fill|type|enter|write|set|' +
    'change|select|choose|pick|tick|log|sign|upload|post|publish|reply|transfer|wire|withdraw|confirm|approve|' +
    'accept|book|reserve|add|create|save|update|share|invite|cancel|disable|enable|turn|activate|deactivate|' +
    'subscribe|donate|place|complete|finish|make|reset|use|do|klick\\w*|druck\\w*|send\\w*|schick\\w*|bezahl\\w*|' +
    'kauf\\w*|bestell\\w*|losch\\w*|schliess\\w*|fulle?|trage?|gib|setz\\w*|ander\\w*|wahl\\w*|meld\\w*|' +
    'veroffentlich\\w*|uberweis\\w*|bestatig\\w*|buch\\w*|erstell\\w*|speicher\\w*|aktivier\\w*|deaktivier\\w*|' +
    'kundig\\w*|clique\\w*|appuie\\w*|envoie\\w*|envoy\\w*|paye\\w*|achet\\w*|command\\w*|supprim\\w*|ferm\\w*|' +
    'rempli\\w*|saisi\\w*|entre\\w*|chang\\w*|modifi\\w*|choisi\\w*|publi\\w*|vire\\w*|effectu\\w*|confirm\\w*|' +
    'valid\\w*|reserv\\w*|pass\\w*|desactiv\\w*|activ\\w*|haz|pulsa\\w*|envia\\w*|paga\\w*|compra\\w*|pide\\w*|' +
    'elimin\\w*|borra\\w*|cierra\\w*|rellena\\w*|escrib\\w*|introduc\\w*|cambi\\w*|selecciona\\w*|elig\\w*|' +
    'transfier\\w*|realiza\\w*|guarda\\w*';
//# sourceMappingURL=irreversible.js.map