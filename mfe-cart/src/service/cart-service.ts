export default function createCartService() { return {}; }
