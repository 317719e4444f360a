/** German controls, and the pages around them. */
import type { Words } from './words.ts';

export const german: Words = {
  fillers:
    'der,die,das,den,dem,des,ein,eine,einen,mein,meine,meinen,ihr,ihre,ihren,dein,deine,deinen,dieses,diese,diesen,und,mit,per,jetzt,sofort,bitte,ja,nun,endgultig,dauerhaft,unwiderruflich,fur,immer,an,zu,ich,mochte,will,sicher,uber,hier,eur,verbindlich,kostenpflichtig,euro',
  agree: 'ok,ja,bestatigen,zustimmen,akzeptieren,einverstanden,absenden,abschicken,abschliessen,fertig,freigeben,ausfuhren,ja sicher',
  proceed: 'weiter,fortfahren,fortsetzen',
  keep: 'speichern,anderungen speichern,ubernehmen,aktualisieren,andern,sichern,zurucksetzen,anwenden',
  final: 'bestatigen,ja,endgultig,dauerhaft,unwiderruflich,zahlungspflichtig,kostenpflichtig,verbindlich,abschliessen,abschicken',
  forGood: 'endgultig,dauerhaft,unwiderruflich,fur immer',
  by: 'mit,per,via,uber',
  binding: 'zahlungspflichtig,kostenpflichtig',
  slides: 'wischen,schieben,ziehen,wische,schiebe,ziehe,zum',
  asking: 'mochten,mochtest,wollen,willst,sie,du,sind,bist,wirklich,tatsachlich,soll,sollen,wird,werden,dass,es,damit,moechten',
  setOff: 'los,ausfuhren,anwenden,ok,bestatigen,absenden,weiter,fortfahren,starten,fertig,speichern',
  leaves:
    'zuruck,abbrechen,bearbeiten,andern,zeigen,anzeigen,ausblenden,entfernen,anwenden,einlosen,hinzufugen,schliessen,leeren,prufen,uberprufen,vergessen,wahlen,auswahlen,hilfe',
  total: 'summe,gesamt,gesamtbetrag,gesamtsumme,zu zahlen,betrag,endbetrag,rechnungsbetrag',
  over: 'danke,vielen dank,wurde gesendet,wurde verschickt,erfolgreich,wurde gespeichert,wurde geloscht,ist eingegangen,wurde veroffentlicht,wurden',
  looks:
    'lies,lese,zeige,zeig,finde,suche,such,offne,gehe,geh,besuche,nenne,sag,liste,gib,was,welche,welcher,welches,wie,wer,wann,wo,ist,sind,zahle,vergleiche,schau,ermittle,navigiere,scrolle,wieviele',
  joins: 'und,dann,danach,anschliessend,schliesslich',
  deeds: {
    account: {
      verbs: 'loschen,schliessen,auflosen,kundigen,deaktivieren,entfernen,beenden',
      objects:
        'konto,account,benutzerkonto,kundenkonto,nutzerkonto,profil,mitgliedskonto,alle daten,alles,arbeitsbereich,projekt,repository,datenbank,vertrag,abo,abonnement,mitgliedschaft,versicherung',
      whole:
        'kundigen,jetzt kundigen,papierkorb leeren,alle loschen,endgultig loschen,unwiderruflich loschen,dauerhaft loschen,kontoloschung bestatigen,fur immer loschen',
      weak: 'loschen,deaktivieren,entfernen,auflosen,kundigen,trotzdem loschen',
      around:
        'konto loschen,account loschen,benutzerkonto loschen,kundenkonto loschen,profil loschen,konto schliessen,konto auflosen,konto wirklich loschen,loschung ihres kontos,nicht ruckgangig,unwiderruflich,endgultig geloscht,dauerhaft geloscht,nicht widerrufen',
    },
    pay: {
      verbs: 'bestatigen,aufgeben,abschicken,absenden,abschliessen,ausfuhren,senden,freigeben,bezahlen,zahlen,begleichen',
      objects: 'bestellung,kauf,zahlung,buchung,reservierung,spende,gebot,rechnung,bezahlung,auftrag,betrag,karte,kreditkarte,paypal',
      whole:
        'bezahlen,jetzt bezahlen,zahlen,jetzt zahlen,kaufen,jetzt kaufen,bestellen,jetzt bestellen,zahlungspflichtig bestellen,kostenpflichtig bestellen,zahlungspflichtig kaufen,jetzt buchen,verbindlich buchen,verbindlich bestellen,spenden,jetzt spenden,sofort kaufen,jetzt kostenpflichtig bestellen,kostenpflichtig buchen,zahlungspflichtig buchen,gebot abgeben,jetzt zahlungspflichtig bestellen,buchen bezahlen',
      weak: 'buchen,reservieren,abonnieren,zur kasse,abo abschliessen,aufladen',
      around:
        'zahlung,bezahlung,zahlungsart,bestellubersicht,bestellung prufen,ihre bestellung,bestellung abschliessen,kasse,kaufubersicht,zahlungsdaten,kreditkarte,zu zahlen,wird belastet,abgebucht,kauf bestatigen',
    },
    send: {
      verbs:
        'senden,absenden,abschicken,verschicken,versenden,veroffentlichen,posten,teilen,einreichen,abgeben,schicken,publizieren,freigeben',
      objects:
        'nachricht,nachrichten,e mail,email,mail,antwort,kommentar,bewertung,beitrag,artikel,einladung,einladungen,anfrage,bewerbung,brief,sms,newsletter,rundschreiben,anzeige,rezension,seite,anderungen,frage,angebot,alle,meldung,beschwerde,antrag',
      whole: 'veroffentlichen,jetzt veroffentlichen,jetzt senden,trotzdem senden,allen antworten,posten,jetzt posten',
      weak: 'senden,absenden,abschicken,verschicken,versenden,antworten,kommentieren,teilen,einreichen,formular absenden,feedback senden,schicken',
      around:
        'nachricht,neue nachricht,kontakt,kontaktformular,schreiben sie uns,empfanger,kommentar,antworten auf,bewertung schreiben,beitrag,anfrage,betreff,veroffentlichen,wird gesendet,versendet',
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
      around:
        'passwort andern,kennwort andern,passwort zurucksetzen,kennwort zurucksetzen,neues passwort,neues kennwort,aktuelles passwort,altes passwort,aktuelles kennwort,altes kennwort,pin andern',
    },
    factor: {
      verbs: 'deaktivieren,ausschalten,abschalten,entfernen,andern,zurucksetzen,aktivieren,einschalten,loschen,ersetzen,neu erzeugen',
      objects:
        'zwei faktor authentifizierung,zwei faktor authentisierung,zwei faktor,2 faktor authentifizierung,faktor authentifizierung,2fa,zwei schritt verifizierung,zweistufige anmeldung,bestatigung in zwei schritten,zweiter faktor,zweiten faktor,authenticator,authenticator app,sicherheitsschlussel,backup codes,wiederherstellungscodes,fa',
      whole: '',
      weak: 'deaktivieren,ausschalten,abschalten,entfernen,aktivieren,einschalten',
      around:
        'zwei faktor,2fa,faktor authentifizierung,zwei schritt,zweistufig,zweistufige,in zwei schritten,zweiter faktor,authenticator,sicherheitsschlussel,wiederherstellungscodes',
    },
  },
};
