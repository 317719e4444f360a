/** French controls, and the pages around them. */
import type { Words } from './words.ts';

export const french: Words = {
  fillers:
    'le,la,les,l,un,une,mon,ma,mes,votre,vos,ton,ta,ce,cet,cette,et,avec,par,maintenant,immediatement,svp,oui,je,veux,souhaite,definitivement,de,du,des,d,en,pour,toujours,a,au,eur,euros',
  agree: 'ok,oui,confirmer,valider,accepter,j accepte,approuver,soumettre,terminer,je confirme,autoriser,finaliser',
  proceed: 'continuer,poursuivre,suivant',
  keep: 'enregistrer,sauvegarder,enregistrer les modifications,mettre a jour,modifier,appliquer,reinitialiser,enregistrer modifications',
  final: 'confirmer,valider,oui,definitivement,finaliser,terminer,passer',
  forGood: 'definitivement,pour toujours,irrevocablement,a jamais',
  by: 'avec,via,par',
  binding: 'obligation de paiement',
  slides: 'glisser,glissez,faites,pour,faire',
  asking: 'voulez,vous,veux,tu,vraiment,etes,es,sur,sure,souhaitez,souhaites,allez,vas,cela,ceci,va,reellement,que,bien',
  setOff: 'aller,executer,appliquer,ok,confirmer,valider,envoyer,continuer,suivant,lancer,enregistrer',
  leaves: 'retour,annuler,modifier,afficher,masquer,voir,supprimer,retirer,appliquer,ajouter,fermer,vider,verifier,precedent,choisir,aide',
  total: 'total,montant,a payer,total a payer,montant du',
  over: 'merci,a ete envoye,a ete envoyee,avec succes,a bien ete,ont ete,a ete publie,a ete supprime',
  looks:
    'lis,lire,montre,affiche,trouve,cherche,recherche,ouvre,va,vas,visite,donne,dis,liste,extrais,renvoie,retourne,indique,quel,quelle,quels,quelles,combien,qui,quand,ou,est,sont,compte,compare,regarde,consulte,navigue,note',
  joins: 'et,puis,ensuite,enfin,apres',
  deeds: {
    account: {
      verbs: 'supprimer,fermer,cloturer,desactiver,resilier,effacer',
      objects:
        'compte,compte utilisateur,compte client,profil,toutes donnees,tout,espace travail,projet,depot,base donnees,contrat,abonnement,adhesion,assurance',
      whole: 'resilier,vider corbeille,vider la corbeille,supprimer definitivement,supprimer pour toujours',
      weak: 'supprimer,desactiver,effacer,cloturer,resilier',
      around:
        'supprimer le compte,supprimer mon compte,supprimer votre compte,suppression du compte,suppression de votre compte,fermer le compte,fermer mon compte,fermeture du compte,cloturer,desactiver le compte,irreversible,definitivement,ne peut pas etre annulee,ne peut etre annulee',
    },
    pay: {
      verbs: 'passer,confirmer,valider,finaliser,effectuer,terminer,envoyer,payer,regler,proceder',
      objects: 'commande,achat,paiement,reservation,don,enchere,facture,carte,paypal,carte bancaire,montant,total,solde',
      whole:
        'payer,payer maintenant,acheter,acheter maintenant,commander,commander maintenant,regler,reserver et payer,reserver maintenant,commander avec obligation de paiement,faire un don,donner maintenant,confirmer et payer,valider et payer,acheter immediatement,commander et payer,encherir,achat immediat',
      weak: 'reserver,s abonner,souscrire,recharger',
      around:
        'paiement,recapitulatif de la commande,recapitulatif de commande,votre commande,confirmer la commande,valider la commande,confirmation de commande,carte bancaire,moyen de paiement,sera debite,sera preleve,confirmer le paiement,confirmer l achat,total a payer',
    },
    send: {
      verbs: 'envoyer,publier,poster,partager,soumettre,deposer,diffuser,transmettre',
      objects:
        'message,messages,e mail,email,mail,courriel,reponse,commentaire,avis,article,invitation,invitations,demande,candidature,lettre,sms,newsletter,annonce,page,modifications,question,offre,tous,reclamation,publication',
      whole: 'publier,publier maintenant,envoyer maintenant,envoyer quand meme,repondre tous,mettre en ligne',
      weak: 'envoyer,repondre,commenter,partager,soumettre,poster,transmettre,envoyer commentaires',
      around:
        'message,nouveau message,contactez nous,nous contacter,formulaire de contact,destinataire,destinataires,commentaire,votre avis,repondre a,objet,publier,sera envoye',
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
      around:
        'changer le mot de passe,changer de mot de passe,modifier le mot de passe,modifier mon mot de passe,reinitialiser le mot de passe,nouveau mot de passe,ancien mot de passe,mot de passe actuel,changement de mot de passe',
    },
    factor: {
      verbs: 'desactiver,supprimer,retirer,modifier,changer,reinitialiser,activer,remplacer,regenerer',
      objects:
        'authentification deux facteurs,double authentification,validation deux etapes,verification deux etapes,authentification 2 facteurs,authentification facteurs,validation etapes,verification etapes,2fa,a2f,second facteur,deuxieme facteur,application authentification,cle securite,codes secours,codes recuperation,fa',
      whole: '',
      weak: 'desactiver,supprimer,retirer,activer',
      around:
        'deux facteurs,double authentification,deux etapes,2fa,a2f,second facteur,codes de secours,codes de recuperation,cle de securite,application d authentification',
    },
  },
};
