/** Spanish controls, and the pages around them. */
import type { Words } from './words.ts';

export const spanish: Words = {
  fillers:
    'el,la,los,las,un,una,mi,mis,tu,tus,su,sus,este,esta,y,con,por,ahora,ya,favor,si,quiero,definitivamente,permanentemente,de,del,para,siempre,a,al,en,inmediatamente,eur,euros,mxn,usd',
  agree: 'ok,si,confirmar,aceptar,acepto,de acuerdo,aprobar,autorizar,finalizar,validar,si estoy seguro,estoy seguro,terminar',
  proceed: 'continuar,seguir,siguiente',
  keep: 'guardar,guardar cambios,actualizar,cambiar,aplicar,restablecer',
  final: 'confirmar,si,definitivamente,permanentemente,realizar,finalizar,completar',
  forGood: 'definitivamente,permanentemente,para siempre,irrevocablemente',
  by: 'con,via,por,mediante',
  binding: 'obligacion de pago',
  slides: 'desliza,deslizar,deslice,para',
  asking: 'quieres,quiere,desea,deseas,realmente,seguro,segura,estas,esta,que,vas,va,esto,seguros,usted',
  setOff: 'ir,ejecutar,aplicar,ok,aceptar,confirmar,enviar,continuar,siguiente,iniciar,guardar',
  leaves:
    'volver,atras,cancelar,editar,cambiar,mostrar,ocultar,ver,quitar,eliminar,aplicar,anadir,cerrar,vaciar,revisar,comprobar,anterior,elegir,ayuda',
  total: 'total,importe,a pagar,total a pagar,importe total',
  over: 'gracias,ha sido,se ha enviado,se envio,con exito,correctamente,fue enviado,han sido,se ha publicado',
  looks:
    'lee,leer,muestra,mostrar,encuentra,busca,buscar,abre,abrir,ve,ir,visita,dime,di,lista,extrae,devuelve,indica,que,cual,cuales,cuanto,cuantos,cuanta,cuantas,quien,cuando,donde,es,son,cuenta,compara,mira,consulta,navega',
  joins: 'y,luego,despues,entonces,finalmente',
  deeds: {
    account: {
      verbs: 'eliminar,borrar,cerrar,cancelar,desactivar,suprimir,dar baja',
      objects:
        'cuenta,cuenta usuario,perfil,todos datos,todo,espacio trabajo,proyecto,repositorio,base datos,suscripcion,contrato,membresia,seguro',
      whole:
        'vaciar papelera,vaciar la papelera,eliminar definitivamente,eliminar permanentemente,borrar definitivamente,borrar para siempre,eliminar para siempre',
      weak: 'eliminar,borrar,desactivar,suprimir,darme baja,darse baja',
      around:
        'eliminar cuenta,eliminar la cuenta,eliminar mi cuenta,eliminar tu cuenta,eliminar su cuenta,borrar cuenta,borrar la cuenta,borrar mi cuenta,cerrar cuenta,cerrar la cuenta,cerrar mi cuenta,cerrar tu cuenta,desactivar cuenta,no se puede deshacer,no se podra deshacer,irreversible,permanentemente,definitivamente',
    },
    pay: {
      verbs: 'realizar,hacer,confirmar,finalizar,enviar,completar,efectuar,pagar,procesar',
      objects: 'pedido,compra,pago,reserva,donacion,orden,puja,factura,tarjeta,paypal,total,importe,saldo,tarjeta credito',
      whole:
        'pagar,pagar ahora,comprar,comprar ahora,comprar ya,pedir ahora,reservar y pagar,reservar ahora,donar,donar ahora,confirmar y pagar,comprar y pagar,pujar,pedido con obligacion de pago,realizar pedido con obligacion de pago',
      weak: 'reservar,pedir,suscribirse,suscribirme,ordenar,recargar',
      around:
        'pago,resumen del pedido,resumen de compra,tu pedido,su pedido,confirmar pedido,confirmar compra,confirmar pago,confirma tu compra,confirma tu pedido,tarjeta de credito,metodo de pago,se cobrara,se te cobrara,total a pagar,finalizar compra',
    },
    send: {
      verbs: 'enviar,publicar,mandar,compartir,postear,presentar,difundir',
      objects:
        'mensaje,mensajes,correo,correo electronico,e mail,email,respuesta,comentario,resena,opinion,articulo,entrada,invitacion,invitaciones,solicitud,candidatura,carta,sms,boletin,anuncio,pagina,cambios,pregunta,oferta,todos,reclamacion,publicacion,consulta',
      whole: 'publicar,publicar ahora,enviar ahora,enviar todos modos,responder todos',
      weak: 'enviar,responder,comentar,compartir,mandar,presentar,enviar comentarios,enviar formulario',
      around:
        'mensaje,nuevo mensaje,contactenos,contactanos,contacto,formulario de contacto,destinatario,destinatarios,comentario,tu opinion,responder a,asunto,publicar,se enviara',
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
      around:
        'cambiar contrasena,cambiar la contrasena,cambiar tu contrasena,cambiar mi contrasena,restablecer contrasena,restablecer la contrasena,nueva contrasena,contrasena nueva,contrasena actual,contrasena anterior,cambio de contrasena,modificar contrasena',
    },
    factor: {
      verbs: 'desactivar,deshabilitar,quitar,eliminar,cambiar,restablecer,activar,habilitar,reemplazar,regenerar',
      objects:
        'autenticacion dos factores,autenticacion doble factor,doble factor,verificacion dos pasos,autenticacion dos pasos,autenticacion factores,verificacion pasos,2fa,segundo factor,aplicacion autenticacion,llave seguridad,codigos recuperacion,codigos respaldo,fa',
      whole: '',
      weak: 'desactivar,deshabilitar,quitar,eliminar,activar,habilitar',
      around:
        'dos factores,doble factor,dos pasos,2fa,segundo factor,codigos de recuperacion,codigos de respaldo,llave de seguridad,aplicacion de autenticacion',
    },
  },
};
