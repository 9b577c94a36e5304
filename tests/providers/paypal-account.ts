/** An account at the stand-in for PayPal. */
export const paypalAccount = {
  clientId: 'AeA1QIZXiflr1_-r0U2UbWTziOWX1GRQer5jkUq4ZfWT5qwb6qQRPq7jDtv57TL4POEEezGLdutcxnkJ',
  clientSecret: 'ECYYrrSHdKfk_Q0EdvzdGkzj58a66kKaUQ5dZAEv4HvvtDId2_DpSuYDB088BZxGuMji7G4OFUnPog6p',
};

export const paypalWebhookId = '1JE4291016473214C';
